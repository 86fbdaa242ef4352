import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEST_SITE } from "#testing/test-site.ts";

function integrityOf(html: string): string {
  return createHash("sha256").update(html).digest("base64");
}

/** A copy of the built site in which a test can deploy new versions, as an operator does. */
export class DeployedSite {
  /** Folder of `dist/` and `.build/`. */
  readonly folder = mkdtempSync(join(tmpdir(), "deployed-"));
  readonly #dist = join(this.folder, "dist");

  constructor() {
    // Without the compressed files, which would have to be created again.
    const filter = (path: string): boolean => !/\.(?:br|gz)$/.test(path);
    cpSync(join(TEST_SITE, "dist"), this.#dist, { recursive: true, filter });
    cpSync(join(TEST_SITE, ".build/manifest.json"), join(this.folder, ".build/manifest.json"));
  }

  read(path: string): string {
    return readFileSync(join(this.#dist, path), "utf8");
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.#dist, path), text);
  }

  /** Address of the script whose name begins with `name`. */
  script(name: string): string {
    const file = readdirSync(join(this.#dist, "assets")).find(
      (each) => each.startsWith(`${name}.`) && each.endsWith(".js"),
    );
    if (file === undefined) throw new Error(`The site has no script ${name}.`);
    return `/assets/${file}`;
  }

  /** Deploys a version whose scripts have other names, and removes the old scripts. */
  deploy(): void {
    const pages = ["index.html", "calculator.html", "offline.html"];
    const before = pages.map((path) => integrityOf(this.read(path)));
    // All of them: renaming a script changes the scripts that import it.
    const scripts = readdirSync(join(this.#dist, "assets")).filter((name) => name.endsWith(".js"));
    const renamed = (text: string): string =>
      scripts.reduce((now, name) => now.replaceAll(name, name.replace(/\.[\w-]+\.js$/, ".anew.js")), text);
    const texts = readdirSync(this.#dist, { recursive: true, encoding: "utf8" }).filter((path) =>
      /\.(?:html|js)$/.test(path),
    );
    for (const path of texts) this.write(path, renamed(this.read(path)));
    for (const name of scripts) {
      renameSync(join(this.#dist, "assets", name), join(this.#dist, "assets", renamed(name)));
    }
    const worker = pages.reduce(
      (text, path, index) => text.replaceAll(before[index] ?? "", integrityOf(this.read(path))),
      this.read("sw.js"),
    );
    this.write("sw.js", worker.replace(/(version:.)\w+/, "$1another"));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
