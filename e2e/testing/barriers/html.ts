import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader, type ConfigData } from "html-validate";
import { joinedWords } from "#testing/joined-words.ts";

const config = JSON.parse(
  readFileSync(new URL("../../../.htmlvalidate.json", import.meta.url), "utf8"),
) as ConfigData;
const judge = new HtmlValidate(new StaticConfigLoader(config));

/** Faults in the document's HTML after script has run, one line each, and words without a space between them. */
export async function htmlFaults(page: Page): Promise<string[]> {
  const html = await page.content();
  const { results } = await judge.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? line})`),
  );
  return [...faults, ...joinedWords(html)];
}
