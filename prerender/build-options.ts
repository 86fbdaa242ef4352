import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

/** Invalid options; the message is a sentence for the operator. */
export class OptionsError extends Error {
  override readonly name = "OptionsError";
}

/** Input and output of a build. Absolute paths. */
export interface BuildOptions {
  /** Folder with the content. */
  content: string;
  /** Folder for `dist/`, and for `.build/` with files for the server: the server's `--root`. */
  out: string;
}

const usage = "Known are --content <folder> and --out <folder>.";

/**
 * Parses the build's options: one site, or several if both options are repeated. The defaults are the project's own
 * content and folder. Relative paths start at `root`.
 * @throws OptionsError for an unknown option and for a missing content folder.
 */
export function readBuildOptions(args: string[], root: string): BuildOptions[] {
  const { content = ["content"], out = ["."] } = parse(args);
  if ([...content, ...out].includes("")) throw new OptionsError(`A folder is missing. ${usage}`);
  if (content.length !== out.length) {
    throw new OptionsError("For several sites say --content and --out equally often, a pair for each site.");
  }
  return content.map((folder, at) => readFolders(root, folder, out[at] ?? "."));
}

function readFolders(root: string, givenContent: string, givenOut: string): BuildOptions {
  const content = resolve(root, givenContent);
  const has = (folder: string): boolean =>
    statSync(join(content, folder), { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!has("range") && has("products"))
    throw new OptionsError(
      `--content: ${content} is of an older form. Say npm run catalogue -- carry-over --content ${content}.`,
    );
  if (!has("range")) {
    throw new OptionsError(`--content: expected a folder as content/ is, with range/ in it, at ${content}.`);
  }
  const out = resolve(root, givenOut);
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new OptionsError(`--out: expected a folder, or a place for one, found a file at ${out}.`);
  }
  return { content, out };
}

const folders = { type: "string", multiple: true } as const;

function parse(args: string[]): { content?: string[] | undefined; out?: string[] | undefined } {
  try {
    return parseArgs({ args, options: { content: folders, out: folders } }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? "") : String(error);
    throw new OptionsError(`${reason}. ${usage}`, { cause: error });
  }
}
