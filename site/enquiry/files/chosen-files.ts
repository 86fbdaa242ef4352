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
  /** The fraction that is sent, from 0 to 1; undefined if it isn't being sent. */
  progress?: number | undefined;
  /** Its id at the server; undefined until it is there. */
  id?: string | undefined;
  /** Why the last attempt to send it failed. */
  error?: string | undefined;
}

/** The state of the file box. */
export interface FilesState {
  files: readonly ChosenFile[];
  /** Number of files that are being checked. */
  reading: number;
  /** Why files were not added, one sentence each. */
  refusals: readonly string[];
}

const none: FilesState = { files: [], reading: 0, refusals: [] };

/**
 * The files of one enquiry. The store lives outside React. After a failed attempt files stay until they are sent or
 * removed.
 */
export class ChosenFiles {
  readonly #state = new Observable(none);
  #count = 0;
  /** Resolves once all files added so far are checked: they keep the order in which they were added. */
  #checking: Promise<void> = Promise.resolve();

  subscribe = this.#state.subscribe;
  state = this.#state.state;

  /** Adds the acceptable files; reports one sentence for each other file. */
  add(added: readonly File[]): Promise<void> {
    this.#set({ refusals: [], reading: this.state().reading + added.length });
    const check = (): Promise<void> => this.#check(added);
    this.#checking = this.#checking.then(check, check);
    return this.#checking;
  }

  async #check(added: readonly File[]): Promise<void> {
    for (const file of added) {
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

  /** Marks files as no longer at the server: the next attempt sends them again. */
  forget(ids: readonly string[]): void {
    // A new key: the server may remember a removed file under the old one.
    this.#set({
      files: this.state().files.map((file) =>
        ids.includes(file.id ?? "") ? { ...file, id: undefined, key: this.#newKey() } : file,
      ),
    });
  }

  /** Sends the files that aren't at the server yet, one after the other; undefined if one failed. */
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
    this.#change(key, { progress: 0, error: undefined });
    const result = await uploadFile(url, file, (progress) => this.#change(key, { progress }));
    this.#change(key, { progress: undefined, ...result });
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

  /** Also works on plain HTTP, where `crypto.randomUUID` is missing. */
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
