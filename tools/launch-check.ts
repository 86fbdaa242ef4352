import { join } from "node:path";
import { SettingsError } from "#contract/settings.ts";
import { loadContent } from "#prerender/content/content.ts";
import { ContentError } from "#prerender/reading/parse-content.ts";
import { PROJECT_ROOT, readSettings } from "#server/settings/env.ts";
import { findContradictions, type Surroundings } from "./launch/find-contradictions.ts";
import { findLegalGaps } from "./launch/find-legal-gaps.ts";
import { findSamples } from "#prerender/launch/find-samples.ts";
import type { Finding } from "#prerender/launch/finding.ts";

/** The report about a content folder, and whether the site may go public with it. */
export interface LaunchReport {
  text: string;
  isReady: boolean;
}

/**
 * Checks a content folder before a launch.
 * @throws ContentError if the content can't be built.
 */
export function checkLaunch(contentDir: string, surroundings: Surroundings): LaunchReport {
  const content = loadContent(contentDir);
  const samples = findSamples(content);
  const contradictions = findContradictions(content, surroundings);
  const verdict =
    samples.length === 0
      ? "No sample value is left."
      : `Not ready: ${samples.length} sample ${samples.length === 1 ? "value is" : "values are"} left.`;
  const text = [
    ...group("Sample values (must go before launch)", samples),
    ...group("Contradictions and gaps (for the owner to decide)", contradictions),
    ...group("Law and privacy (for the owner to decide, with a lawyer)", findLegalGaps(content)),
    verdict,
  ].join("\n");
  return { text: `${text}\n`, isReady: samples.length === 0 };
}

/** The findings under a title, grouped by file. */
function group(title: string, findings: Finding[]): string[] {
  if (findings.length === 0) return [];
  const files = [...new Set(findings.map(({ file }) => file))];
  const blocks = files.flatMap((file) => [
    `  ${file}`,
    ...findings
      .filter((finding) => finding.file === file)
      .map(({ field, says }) => `    ${field === "" ? says : `${field}: ${says}`}`),
  ]);
  return [title, ...blocks, ""];
}

function main(): void {
  try {
    const { publicUrl } = readSettings(PROJECT_ROOT);
    const surroundings = {
      publicUrl,
      publicDir: join(PROJECT_ROOT, "public"),
      art: join(PROJECT_ROOT, "art"),
      year: new Date().getFullYear(),
    };
    const { text, isReady } = checkLaunch(join(PROJECT_ROOT, "content"), surroundings);
    process.stdout.write(text);
    process.exitCode = isReady ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (import.meta.main) main();
