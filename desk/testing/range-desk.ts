import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openWorkspace } from "../content/workspace.ts";
import { type ContentRepository, makeContentRepository } from "./content-repository.ts";
import { type RunningDesk, startDesk } from "./running-desk.ts";
import { sharedJudge } from "./shared-judge.ts";

/** For tests: a desk over a repository with the tests' content, and somebody signed in. */
export interface RangeDeskTest {
  desk: RunningDesk;
  repository: ContentRepository;
  /** The page at an address. */
  open(path: string): Promise<string>;
  /** Posts the form of a page as its browser does: all its fields as they stand, with these typed over. */
  send(page: string, action: string, typed?: Record<string, string>): Promise<Response>;
  /** The text of a file of the content. */
  text(path: string): string;
  /** Lines that differ from the first commit, `-` and `+`. */
  difference(): string[];
  /** Everything is again as it was at first. */
  reset(): void;
  stop(): Promise<void>;
}

export async function startRangeDesk(): Promise<RangeDeskTest> {
  const repository = makeContentRepository();
  const first = repository.git("rev-parse", "HEAD").trim();
  const desk = await startDesk([], { workspace: openWorkspace(repository.folder, sharedJudge) });
  const cookie = await desk.signIn();
  return {
    desk,
    repository,
    open: async (path) => (await desk.ask(path, cookie)).text(),
    send: (page, action, typed = {}) => desk.ask(action, cookie, { ...fieldsIn(page, action), ...typed }),
    text: (path) => readFileSync(join(repository.folder, path), "utf8"),
    difference: () =>
      repository
        .git("diff", "--unified=0", first, "--", "texts")
        .split("\n")
        .filter((line) => /^[-+](?![-+])/.test(line)),
    reset: () => void repository.git("reset", "--quiet", "--hard", first),
    async stop() {
      await desk.stop();
      repository.remove();
    },
  };
}

/** What a page's form would send. */
export function fieldsIn(page: string, action: string): Record<string, string> {
  const form = page
    .split("<form ")
    .find((each) => each.includes(`action="${action}"`) || each.includes(`action="${action}#`));
  const fields: Record<string, string> = {};
  for (const [tag, , rest = ""] of (form ?? "").matchAll(/<(input|textarea|select)\b([^>]*)>/g)) {
    const name = attribute(rest, "name");
    if (name === undefined || attribute(rest, "type") === "file") continue;
    const after = (form ?? "").slice((form ?? "").indexOf(tag) + tag.length);
    if (tag.startsWith("<textarea")) fields[name] = plain(after.slice(0, after.indexOf("</textarea>")));
    else if (tag.startsWith("<select")) {
      const [, option = "", label = ""] =
        /<option\b([^>]* selected=""[^>]*)>([^<]*)/.exec(after.split("</select>")[0] ?? "") ?? [];
      fields[name] = attribute(option, "value") ?? plain(label);
    } else fields[name] = attribute(rest, "value") ?? "";
  }
  return fields;
}

/** The list of what is wrong, at the top of a page's form, as plain text. */
export function toldIn(page: string): string {
  const list = /role="alert"><p>Nothing is saved yet.*?<\/ul>/s.exec(page)?.[0] ?? "";
  return plain(list.replaceAll(/<[^>]+>/g, ""));
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : plain(found);
}

export function plain(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
