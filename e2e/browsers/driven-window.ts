/** A key by its name in keyboard events. */
export type KeyName = "Escape" | "Enter" | "ArrowDown";

/** One window of one browser, whatever its driver. Basic input and output only: a visitor's steps are in `Visitor`. */
export interface DrivenWindow {
  /** Loads an address, even if only its anchor differs. Resolves after the load event. */
  load(address: string): Promise<void>;
  /** Loads the page again. Resolves after the load event. */
  reload(): Promise<void>;
  /** Goes back in the history, like the browser's button. */
  back(): Promise<void>;
  /** The value of an expression in the page: a string, or a promise of one. */
  evaluate(expression: string): Promise<string>;
  /** Presses the left button at a place of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Types a text, letter by letter, wherever the focus is. */
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A screenshot of the window, as PNG. */
  picture(): Promise<Buffer>;
  /** Errors and warnings that the page has raised since the last call. */
  heard(): Promise<string[]>;
  close(): Promise<void>;
}

/** Runs a function in the page. It can use only its arguments, which are passed as JSON. */
export async function run<Args extends unknown[], Result>(
  window: DrivenWindow,
  work: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const call = `(${work.toString()})(...${JSON.stringify(args)})`;
  // Without script a promise never continues: wait only where the result is a promise.
  const toJson = "(value) => JSON.stringify(value ?? null)";
  const json = await window.evaluate(
    `((result, toJson) => (result instanceof Promise ? result.then(toJson) : toJson(result)))(${call}, ${toJson})`,
  );
  return JSON.parse(json) as Awaited<Result>;
}
