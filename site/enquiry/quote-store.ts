import { Observable } from "../browsing/observable/observable.ts";
import { emptyList, type QuoteList } from "./quote-list.ts";
import { readQuoteList } from "./read-quote-list.ts";

/** Storage key; the number grows when the list's shape changes. */
export const QUOTE_KEY = "quote-list/1";

/** What the store needs of `localStorage`. */
export type QuoteStorage = Pick<Storage, "getItem" | "setItem">;

/** The list, and whether it will be there after a reload. */
export interface QuoteState {
  list: QuoteList;
  /** False where storage is blocked or full: the list lives only as long as the page. */
  isKept: boolean;
}

/** Before anything was read: as in the prerendered page. */
export const startQuoteState: QuoteState = { list: emptyList, isKept: true };

/**
 * The quote list of this device, the same in all its tabs. Lives outside React. Each change starts from the stored
 * list, so that a tab that missed another's change doesn't undo it.
 */
export class QuoteStore {
  readonly #open: () => QuoteStorage;
  readonly #state = new Observable(startQuoteState);
  /** The stored text of the present list: an equal one is no change. */
  #text: string | null = null;

  /** `open` gives the storage; in some browsers the access itself throws. */
  constructor(open: () => QuoteStorage) {
    this.#open = open;
  }

  subscribe = this.#state.subscribe;
  /** The present state; the same object as long as nothing changes. */
  state = this.#state.state;

  /** Reads the stored list: once the page runs, and before each change. */
  load(): void {
    try {
      this.#take(this.#open().getItem(QUOTE_KEY));
    } catch {
      this.#set({ ...this.state(), isKept: false });
    }
  }

  /** Takes over another tab's change; call it with each `storage` event. */
  storageChanged(event: Pick<StorageEvent, "key" | "newValue">): void {
    // No key: all storage was cleared.
    if (event.key === null) this.#take(null);
    else if (event.key === QUOTE_KEY) this.#take(event.newValue);
  }

  /** Changes the list by one of the rules of quote-list.ts and stores it. */
  change(rule: (list: QuoteList) => QuoteList): void {
    // Where storing fails, this tab's list is the newest: what storage may hold is older.
    if (this.state().isKept) this.load();
    const list = rule(this.state().list);
    const text = JSON.stringify(list);
    let isKept = true;
    try {
      this.#open().setItem(QUOTE_KEY, text);
    } catch {
      isKept = false;
    }
    this.#text = text;
    this.#set({ list, isKept });
  }

  #take(text: string | null): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#set({ list: readQuoteList(text), isKept: true });
  }

  #set(state: QuoteState): void {
    const { list, isKept } = this.state();
    if (state.list === list && state.isKept === isKept) return;
    this.#state.set(state);
  }
}
