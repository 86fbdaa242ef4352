import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Clocks } from "./report/local-time.ts";

/** The site isn't built; the message is a sentence for the operator. */
export class BuildError extends Error {
  override readonly name = "BuildError";
}

const manifestSchema = v.object({
  /** Hashes of the inline `<style>` of all pages, as the policy header states them. */
  styleHashes: v.array(v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/))),
  /** The settings built into the pages; older builds don't list them. */
  settings: v.optional(v.record(v.string(), v.string()), {}),
  /** The supplier's; older builds don't list them. */
  clocks: v.optional(v.object({ timeZone: v.string(), language: v.string() })),
  /** The content's, as far as git knew it. */
  commit: v.optional(v.string()),
  /** The supplier, as offers name it; older builds don't list it. */
  seller: v.optional(
    v.object({ legalName: v.string(), lines: v.array(v.string()), phone: v.string(), email: v.string() }),
  ),
});

/** Who sells: what stands on an offer. */
export type Seller = NonNullable<v.InferOutput<typeof manifestSchema>["seller"]>;

/** The build's output that the server needs. */
export interface BuildOutput {
  distDir: string;
  styleHashes: readonly string[];
  /** Settings built into the pages, by name. */
  builtWith: Record<string, string>;
  clocks: Clocks | undefined;
  /** The last commit of the content that is in it. */
  commit: string | undefined;
  seller: Seller | undefined;
}

/**
 * Finds the built site below `root` and reads the manifest that the build wrote for the server.
 * @throws BuildError when either is missing or unreadable, or they are of different builds.
 */
export function readBuildOutput(root: string, distDir = join(root, "dist")): BuildOutput {
  if (!existsSync(join(distDir, "index.html"))) {
    throw new BuildError("dist/ is missing: the site isn't built yet. Run npm start, or npm run build.");
  }
  const file = join(root, ".build", "manifest.json");
  try {
    const { styleHashes, settings, clocks, commit, seller } = v.parse(
      manifestSchema,
      JSON.parse(readFileSync(file, "utf8")),
    );
    if (!isOfBuild(distDir, styleHashes)) throw new Error("its style is another one");
    return { distDir, styleHashes, builtWith: settings, clocks, commit, seller };
  } catch (cause) {
    throw new BuildError(`${file} is missing or damaged. Run npm run build.`, { cause });
  }
}

/** A build may be killed between the two. Its file for static hosts has the same hashes, if there is one. */
function isOfBuild(distDir: string, styleHashes: readonly string[]): boolean {
  const headers = join(distDir, "_headers");
  if (!existsSync(headers)) return true;
  const text = readFileSync(headers, "utf8");
  return styleHashes.every((hash) => text.includes(hash));
}
