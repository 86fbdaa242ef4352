import { openWorkspace } from "../content/workspace.ts";
import { type ContentRepository, makeContentRepository } from "./content-repository.ts";
import { type RunningDesk, startDesk } from "./running-desk.ts";
import { sharedJudge } from "./shared-judge.ts";

/** Fields to change in a form, by name; undefined is left out as an empty tick is. */
export type Edits = Record<string, string | Blob | undefined>;

/** For tests: a desk over a content repository of its own, at which somebody has signed in. */
export interface TextDesk {
  content: ContentRepository;
  desk: RunningDesk;
  cookie: string;
  /** A page as it is sent. */
  page(path: string): Promise<string>;
  /** The form of a page, as a browser would post it without a change. */
  open(path: string): Promise<FormData>;
  /** Posts a form, by default the page's own, with other words in some of its fields. */
  post(path: string, edits?: Edits, form?: FormData): Promise<Response>;
  /** The last commit, and what isn't committed. */
  state(): string;
  /** Lines that the last commit took out and put in. */
  lastDiff(): string[];
  /** Files that the last commit added, changed and deleted. */
  lastFiles(): string[];
  stop(): Promise<void>;
}

export async function startTextDesk(): Promise<TextDesk> {
  const content = makeContentRepository();
  const desk = await startDesk([], { workspace: openWorkspace(content.folder, sharedJudge) });
  const cookie = await desk.signIn();
  const page = async (path: string) => (await desk.ask(path, cookie)).text();
  const open = async (path: string) => formIn(await page(path));
  const shown = (...options: string[]) =>
    content
      .git("show", "--format=", ...options, "HEAD")
      .trim()
      .split("\n");
  return {
    content,
    desk,
    cookie,
    page,
    open,
    async post(path, edits = {}, from) {
      const form = from ?? (await open(path));
      for (const [name, value] of Object.entries(edits)) {
        form.delete(name);
        if (typeof value === "string") form.append(name, value);
        // A name that would lead elsewhere.
        else if (value) form.append(name, value, "C:\\..\\../../.git/config");
      }
      const headers = { Cookie: cookie, Origin: desk.origin };
      return fetch(desk.origin + path, { method: "POST", redirect: "manual", headers, body: form });
    },
    state: () => content.git("rev-parse", "HEAD") + content.git("status", "--porcelain"),
    lastDiff: () => shown("--unified=0").filter((line) => /^[+-](?![+-])/.test(line)),
    lastFiles: () => shown("--name-status", "--no-renames").map((line) => line.replace("\ttexts/", " ")),
    async stop() {
      await desk.stop();
      content.remove();
    },
  };
}

/** A text of HTML as it is read. */
export function plainText(html: string): string {
  const signs: Record<string, string> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };
  return html.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => signs[name] ?? "");
}

const CONTROLS =
  /<input(?<input>[^>]*)>|<textarea(?<area>[^>]*)>(?<words>[^<]*)<|<select(?<select>[^>]*)>(?<options>.*?)<\/select>/gs;

/** The form of a page, as a browser would post it. */
export function formIn(html: string): FormData {
  const form = new FormData();
  for (const { groups = {} } of html.matchAll(CONTROLS)) {
    const { input, area, words = "", options = "" } = groups;
    const attributes = input ?? area ?? groups["select"] ?? "";
    const of = (name: string, text = attributes) => new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1] ?? "";
    const isLeftOut =
      of("type") === "file" || (of("type") === "checkbox" && !attributes.includes(' checked=""'));
    const chosen = /<option[^>]* selected=""[^>]*>/.exec(options)?.[0] ?? "";
    const value = input === undefined ? (area === undefined ? of("value", chosen) : words) : of("value");
    if (!isLeftOut) form.append(of("name"), plainText(value));
  }
  return form;
}
