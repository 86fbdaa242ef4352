/** A key by the name that the page hears. */
export type KeyName = "Escape" | "Enter" | "ArrowDown";

/** One window of one browser, whatever language its driver speaks. Hands and eyes only: what they do is `Visitor`. */
export interface DrivenWindow {
  /** Loads an address anew, also one that differs by its anchor alone; comes back after the load event. */
  load(address: string): Promise<void>;
  /** Loads the page again; comes back after the load event. */
  reload(): Promise<void>;
  /** Goes back in the history, as the browser's own key does. */
  back(): Promise<void>;
  /** The value of an expression in the page: a string, or a promise of one. */
  evaluate(expression: string): Promise<string>;
  /** Presses the left button at a place of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Types a text, letter by letter, wherever the focus is. */
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  /** Makes what the page sees exactly so large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>;
  /** Errors and warnings that the page has raised since the last call. */
  heard(): Promise<string[]>;
  close(): Promise<void>;
}

/** Runs a function in the page; it may use nothing from outside but its arguments, which go there as JSON. */
export async function run<Args extends unknown[], Result>(
  window: DrivenWindow,
  work: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const call = `(${work.toString()})(...${JSON.stringify(args)})`;
  // Where script is switched off nothing goes on after a promise: only what is one waits for it.
  const toJson = "(value) => JSON.stringify(value ?? null)";
  const json = await window.evaluate(
    `((result, toJson) => (result instanceof Promise ? result.then(toJson) : toJson(result)))(${call}, ${toJson})`,
  );
  // What the function answered, there and back.
  return JSON.parse(json) as Awaited<Result>;
}
