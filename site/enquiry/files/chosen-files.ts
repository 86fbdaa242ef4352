import { FILE_LIMITS } from "#contract/attachments.ts";
import { Observable } from "../../browsing/observable/observable.ts";
import { prepareFile } from "./prepare-file.ts";
import { uploadFile } from "./upload-file.ts";

/** A file that the visitor has added. */
export interface ChosenFile {
  key: string;
  name: string;
  blob: Blob;
  preview?: ImageBitmap;
  /** The part that is sent, from 0 to 1; undefined while it isn't being sent. */
  sent?: number | undefined;
  /** Its id at the server, once it is there. */
  id?: string | undefined;
  /** Why it could not be sent at the last try. */
  error?: string | undefined;
}

/** What the form shows. */
export interface FilesState {
  files: readonly ChosenFile[];
  /** Files that are being looked at. */
  reading: number;
  /** Why files were not added, a sentence each. */
  refusals: readonly string[];
}

const none: FilesState = { files: [], reading: 0, refusals: [] };

/** The files of one enquiry. Lives outside React; they stay after a failed try, until they are sent or removed. */
export class ChosenFiles {
  readonly #state = new Observable(none);
  #count = 0;
  /** Ends once all files given so far have been looked at: they stay in the order in which they were given. */
  #looking: Promise<void> = Promise.resolve();

  subscribe = this.#state.subscribe;
  state = this.#state.state;

  /** Adds files as far as they may be sent; says of each other one why not. */
  add(given: readonly File[]): Promise<void> {
    this.#set({ refusals: [], reading: this.state().reading + given.length });
    const look = (): Promise<void> => this.#lookAt(given);
    this.#looking = this.#looking.then(look, look);
    return this.#looking;
  }

  async #lookAt(given: readonly File[]): Promise<void> {
    for (const file of given) {
      const prepared = await prepareFile(file);
      const refusal = typeof prepared === "string" ? prepared : this.#refuse(file.name, prepared.blob);
      const reading = this.state().reading - 1;
      if (refusal !== undefined || typeof prepared === "string") {
        this.#set({ reading, refusals: [...this.state().refusals, refusal ?? ""] });
        continue;
      }
      const key = this.#newKey();
      this.#set({ reading, files: [...this.state().files, { key, name: file.name, ...prepared }] });
    }
  }

  remove(key: string): void {
    this.#set({ files: this.state().files.filter((file) => file.key !== key), refusals: [] });
  }

  clear(): void {
    this.#set(none);
  }

  /** These are no longer at the server: the next try sends them again. */
  forget(ids: readonly string[]): void {
    // A new key: under the old one the server may remember what it has removed.
    this.#set({
      files: this.state().files.map((file) =>
        ids.includes(file.id ?? "") ? { ...file, id: undefined, key: this.#newKey() } : file,
      ),
    });
  }

  /** Sends those that aren't at the server yet, one after the other; undefined when one could not be sent. */
  async send(url: string): Promise<string[] | undefined> {
    const ids: string[] = [];
    for (const { key, id } of this.state().files) {
      const there = id ?? (await this.#sendOne(url, key));
      if (there !== undefined) ids.push(there);
    }
    return ids.length === this.state().files.length ? ids : undefined;
  }

  async #sendOne(url: string, key: string): Promise<string | undefined> {
    const file = this.state().files.find((each) => each.key === key);
    if (!file) return undefined;
    this.#change(key, { sent: 0, error: undefined });
    const result = await uploadFile(url, file, (sent) => this.#change(key, { sent }));
    this.#change(key, { sent: undefined, ...result });
    return "id" in result ? result.id : undefined;
  }

  #refuse(name: string, blob: Blob): string | undefined {
    const { files } = this.state();
    if (files.length >= FILE_LIMITS.count) {
      return `“${name}” was not added: no more than ${FILE_LIMITS.count} files can go with a message.`;
    }
    const bytes = files.reduce((sum, file) => sum + file.blob.size, blob.size);
    return bytes > FILE_LIMITS.allBytes
      ? `“${name}” was not added: together the files would be larger than 20 MB.`
      : undefined;
  }

  /** Works on plain HTTP too, where `crypto.randomUUID` is missing. */
  #newKey(): string {
    this.#count += 1;
    return `${this.#count}-${Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-")}`;
  }

  #change(key: string, change: Partial<ChosenFile>): void {
    const files = this.state().files.map((file) => (file.key === key ? { ...file, ...change } : file));
    this.#set({ files });
  }

  #set(change: Partial<FilesState>): void {
    this.#state.set({ ...this.state(), ...change });
  }
}
