/** The result of following every link from the home page without script. */
interface Walk {
  /** Paths of the files that links lead to. */
  reached: Set<string>;
  /** The pages that lead to each file. */
  from: ReadonlyMap<string, ReadonlySet<string>>;
  /** Links that lead nowhere, each with its file. */
  dead: string[];
}

/** Every link within the site in a page, without those to telephones, mailboxes and other hosts. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*? href="((?:\/|#)[^"]*)"/g)].map(([, href = ""]) => href);
}

function fileOf(path: string, files: ReadonlyMap<string, string>): string | undefined {
  const name = path.slice(1);
  return [name === "" ? "index.html" : name, `${name}.html`, `${name}/index.html`].find((file) =>
    files.has(file),
  );
}

/** Walks a built site from `/` by the links in its HTML, anchors included. */
export function walkLinks(files: ReadonlyMap<string, string>): Walk {
  const reached = new Set(["index.html"]);
  const dead: string[] = [];
  const leading = new Map<string, Set<string>>();
  // The set grows while it is walked.
  for (const from of reached) {
    for (const href of linksIn(files.get(from) ?? "")) {
      const [path = "", anchor = ""] = href.split("#");
      const pathname = path.replace(/\?.*/, "");
      const file = pathname === "" ? from : fileOf(pathname, files);
      // Products beyond the cards of a list have an anchor only with script.
      const isDrawnLater = pathname.startsWith("/products/");
      const isThere = anchor === "" || isDrawnLater || files.get(file ?? "")?.includes(` id="${anchor}"`);
      if (file === undefined || !isThere) dead.push(`${from}: ${href}`);
      else {
        reached.add(file);
        leading.set(file, (leading.get(file) ?? new Set()).add(from));
      }
    }
  }
  return { reached, from: leading, dead };
}
