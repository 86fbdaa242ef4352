import type { HtmlValidate } from "html-validate";
import { leaveOutKnown } from "./leave-out-known.ts";

const references =
  / (?:for|list|form|commandfor|popovertarget|aria-(?:activedescendant|controls|describedby|details|errormessage|labelledby|owns))="([^"]+)"/g;

/**
 * What is wrong with a page, one line a fault. The pages have most of their parts in common: what is in `known` was
 * judged in an earlier one and is left out, and is only counted in again where the rest seems to be at fault without it.
 */
export async function judgePage(judge: HtmlValidate, html: string, known: Set<string>): Promise<string[]> {
  const ids = faultsOfIds(html);
  const ofRest = await judge.validateString(leaveOutKnown(html, known));
  if (ofRest.valid) return ids;
  const { results } = await judge.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return [...ids, ...messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)];
}

/** Ids belong to the whole page: a part that is right by itself may clash with another, or miss one. */
function faultsOfIds(html: string): string[] {
  const tags = html.replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/g, "$1");
  const ids = [...tags.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const wanted = [...tags.matchAll(references)].flatMap(([, words = ""]) => words.split(" "));
  return [
    ...twice.map((id) => `no-dup-id: the id "${id}" stands there twice`),
    ...wanted
      .filter((id) => !ids.includes(id))
      .map((id) => `no-missing-references: nothing has the id "${id}"`),
  ];
}
