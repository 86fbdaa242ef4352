import { posix } from "node:path";
import { parentsOf, type Sources } from "./source-files.ts";

/** A sentence for each link in the docs, to a file or heading, that doesn't exist in this project. */
export function checkLinks(sources: Sources, files: string[]): string[] {
  const targets = new Set(files.flatMap((path) => [path, ...parentsOf(path)]));
  return [...sources]
    .filter(([path]) => path.endsWith(".md"))
    .flatMap(([path, text]) =>
      linksOf(text)
        .filter((link) => !leadsSomewhere(path, link, targets, sources))
        .map((link) => `${path}: the link to ${link} leads nowhere`),
    );
}

function leadsSomewhere(path: string, link: string, targets: Set<string>, sources: Sources): boolean {
  if (/^[a-z]+:/.test(link)) return true;
  const [file = "", anchor] = link.split("#");
  const target = file === "" ? path : posix.join(posix.dirname(path), file).replace(/\/$/, "");
  if (!targets.has(target)) return false;
  return anchor === undefined || headingsOf(sources.get(target) ?? "").includes(anchor);
}

/** Targets of links and pictures: `](…)`, and `src`, `srcset` and `href` in HTML. Code blocks are skipped. */
function linksOf(text: string): string[] {
  const prose = text.replaceAll(/^```[^]*?^```/gm, "").replaceAll(/`[^`\n]*`/g, "");
  const forms = [/\]\(([^)\s]+)[^)]*\)/g, /\b(?:src|srcset|href)="([^"]+)"/g];
  return forms.flatMap((form) => [...prose.matchAll(form)].map(([, link = ""]) => link));
}

/** The anchors of a document's headings, as GitHub forms them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
