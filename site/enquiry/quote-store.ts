import { Observable } from "../browsing/observable/observable.ts";
import { emptyList, type QuoteList } from "./quote-list.ts";
import { readQuoteList } from "./read-quote-list.ts";

/** Storage key; the number grows when the list's shape changes. */
export const QUOTE_KEY = "quote-list/1";

/** The methods of `localStorage` that the store needs. */
export type QuoteStorage = Pick<Storage, "getItem" | "setItem">;

/** The list, and whether a reload keeps it. */
export interface QuoteState {
  list: QuoteList;
  /** False if storage is blocked or full: the list lives only as long as the page. */
  isStored: boolean;
}

/** The state before reading the storage, as in the prerendered page. */
export const startQuoteState: QuoteState = { list: emptyList, isStored: true };

/**
 * The quote list of this device, the same in all tabs. The store lives outside React. Each change starts from the
 * stored list, so that a tab that missed another tab's change doesn't undo it.
 */
export class QuoteStore {
  readonly #open: () => QuoteStorage;
  readonly #state = new Observable(startQuoteState);
  /** The stored text of the current list: an equal text is no change. */
  #text: string | null = null;

  /** `open` returns the storage; in some browsers the access itself throws. */
  constructor(open: () => QuoteStorage) {
    this.#open = open;
  }

  subscribe = this.#state.subscribe;
  /** The current state; the same object as long as nothing changes. */
  state = this.#state.state;

  /** Reads the stored list: when the page starts, and before each change. */
  load(): void {
    try {
      this.#take(this.#open().getItem(QUOTE_KEY));
    } catch {
      this.#set({ ...this.state(), isStored: false });
    }
  }

  /** Takes over another tab's change; call it with each `storage` event. */
  storageChanged(event: Pick<StorageEvent, "key" | "newValue">): void {
    // No key: the whole storage was cleared.
    if (event.key === null) this.#take(null);
    else if (event.key === QUOTE_KEY) this.#take(event.newValue);
  }

  /** Changes the list with a function of quote-list.ts and stores it. */
  change(rule: (list: QuoteList) => QuoteList): void {
    // If storing fails, this tab's list is the newest: the storage may contain an older one.
    if (this.state().isStored) this.load();
    const list = rule(this.state().list);
    const text = JSON.stringify(list);
    let isStored = true;
    try {
      this.#open().setItem(QUOTE_KEY, text);
    } catch {
      isStored = false;
    }
    this.#text = text;
    this.#set({ list, isStored });
  }

  #take(text: string | null): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#set({ list: readQuoteList(text), isStored: true });
  }

  #set(state: QuoteState): void {
    const { list, isStored } = this.state();
    if (state.list === list && state.isStored === isStored) return;
    this.#state.set(state);
  }
}
