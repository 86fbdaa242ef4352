import type { ContactMessage } from "#contract/contact.ts";
import { expect } from "@playwright/test";
import { run, type DrivenWindow } from "./driven-window.ts";
import { lookFor, type SeenPart, type PathStep } from "./look-for.ts";

/** A part of the page by role and name; each further pair is inside the one before. */
export type PartPath = [role: string, name: string | RegExp, ...within: (string | RegExp)[]];

/** A visitor's steps and expectations, the same in every browser. */
export class Visitor {
  readonly window: DrivenWindow;
  readonly #origin: string;
  readonly #mayRunScript: boolean;

  constructor(window: DrivenWindow, origin: string, mayRunScript: boolean) {
    this.window = window;
    this.#origin = origin;
    this.#mayRunScript = mayRunScript;
  }

  /** Opens an address of the site. Waits until the loading screen has disappeared and the page is hydrated. */
  async open(address = "/"): Promise<void> {
    await this.window.load(this.#origin + address);
    await this.#waitForPage();
  }

  /** Loads the page again and waits as `open` does. */
  async reload(): Promise<void> {
    await this.window.reload();
    await this.#waitForPage();
  }

  async #waitForPage(): Promise<void> {
    await this.doesNotSee("[data-loader]", "");
    if (!this.#mayRunScript) return;
    await expect.poll(() => this.count('[data-island="hero"][data-hydrated]'), "hero").toBe(1);
    // A category's HTML contains its dialog open; script makes it modal.
    await expect.poll(() => this.count("dialog[open]:not(:modal)"), "dialog").toBe(0);
  }

  /** How many elements match a selector, visible or not. */
  count(selector: string): Promise<number> {
    return run(this.window, (query) => document.querySelectorAll(query).length, selector);
  }

  /** Path, search and anchor of the page's address. */
  address(): Promise<string> {
    return run(this.window, () => location.pathname + location.search + location.hash);
  }

  look(...path: PartPath): Promise<SeenPart> {
    return run(this.window, lookFor, stepsOf(path), "nothing");
  }

  /** Waits until the part is in the window and not covered. */
  async sees(...path: PartPath): Promise<void> {
    await expect.poll(async () => (await this.look(...path)).point, nameOf(path)).toBeDefined();
  }

  /** Waits until no such part is shown. */
  async doesNotSee(...path: PartPath): Promise<void> {
    await expect.poll(async () => (await this.look(...path)).count, nameOf(path)).toBe(0);
  }

  /** Scrolls to the part, waits until it stops moving, and clicks it. */
  async press(...path: PartPath): Promise<void> {
    let before: SeenPart["point"];
    let now: SeenPart["point"];
    const isAtRest = async (): Promise<boolean> => {
      before = now;
      ({ point: now } = await run(this.window, lookFor, stepsOf(path), "bring"));
      return now !== undefined && now.x === before?.x && now.y === before.y;
    };
    await expect.poll(isAtRest, { message: nameOf(path), intervals: [100] }).toBe(true);
    if (now) await this.window.press(now.x, now.y);
  }

  /** Chooses an option by typing the beginning of its text. */
  async choose(text: string, ...path: PartPath): Promise<void> {
    await run(this.window, lookFor, stepsOf(path), "focus");
    await this.window.type(text);
    await expect.poll(async () => (await this.look(...path)).value, nameOf(path)).toBe(text);
  }

  /** Writes into an empty field. */
  async write(text: string, ...path: PartPath): Promise<void> {
    await this.press(...path);
    await expect.poll(async () => (await this.look(...path)).isFocused, nameOf(path)).toBe(true);
    await this.window.type(text);
    await expect.poll(async () => (await this.look(...path)).value, nameOf(path)).toBe(text);
  }

  /** Writes a message into the contact form. */
  async fillIn({ userName, email, subject, message }: ContactMessage): Promise<void> {
    const form = ["form", "Contact form"] as const;
    await this.write(userName, ...form, "textbox", "Name");
    await this.write(email, ...form, "textbox", "Email");
    await this.choose(subject, ...form, "combobox", "Subject");
    await this.write(message, ...form, "textbox", "Message");
  }
}

/** Role after name: `["region", "Products", "link", "Milling"]` is the link in the region. */
function stepsOf(path: PartPath): PathStep[] {
  const steps: PathStep[] = [];
  for (let at = 0; at < path.length; at += 2) {
    const name = path[at + 1] ?? "";
    steps.push({ role: String(path[at]), name: name instanceof RegExp ? name.source : exactly(name) });
  }
  return steps;
}

/** A pattern that matches exactly this text; an empty text matches any name. */
function exactly(text: string): string {
  return text === "" ? "" : `^${text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
}

function nameOf(path: PartPath): string {
  return path.map(String).join(" ");
}
