import { promptKeys, readConsent, type PromptAnswers, type PromptKey } from "#contract/quote-text.ts";
import type { Pack } from "../catalogue/model/ordering-schema.ts";
import { emptyList, tidyText, type QuoteLine, type QuoteList } from "./quote-list.ts";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function text(value: unknown): string {
  return typeof value === "string" ? tidyText(value) : "";
}

function readPack(value: unknown): Pack | undefined {
  if (!isRecord(value)) return undefined;
  const { quantity } = value;
  const unit = (["piece", "pair", "set"] as const).find((each) => each === value.unit);
  return unit && typeof quantity === "number" && Number.isSafeInteger(quantity) && quantity >= 1
    ? { quantity, unit }
    : undefined;
}

/** A line with its valid parts; undefined for anything else. */
function readLine(value: unknown): QuoteLine | undefined {
  if (!isRecord(value)) return undefined;
  const name = text(value.name);
  const { key, quantity: input } = value;
  if (typeof key !== "string" || key === "" || name.trim() === "") return undefined;
  const quantity = typeof input === "number" && Number.isSafeInteger(input) && input >= 1 ? input : 1;
  const remark = text(value.remark);
  if (value.kind === "product") {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)) return undefined;
    const orderCode = text(value.orderCode);
    const pack = readPack(value.pack);
    const consent = readConsent(value.consent);
    return {
      kind: "product",
      key,
      name,
      designation: text(value.designation),
      ...(orderCode && { orderCode }),
      ...(pack && { pack }),
      quantity,
      ...(consent && { consent }),
      remark,
    };
  }
  return value.kind === "text" && /^text-\d+$/.test(key)
    ? { kind: "text", key, name, quantity, remark }
    : undefined;
}

function readPrompts(value: unknown): PromptAnswers {
  const prompts: Partial<Record<PromptKey, string>> = {};
  if (!isRecord(value)) return prompts;
  for (const key of promptKeys) {
    const answer = Object.hasOwn(value, key) ? text(value[key]) : "";
    if (answer) prompts[key] = answer;
  }
  return prompts;
}

/**
 * Reads a stored list without trusting it: another version of the site, another page of this host or a visitor may have
 * written it. Invalid parts are left out; of lines with the same key the first counts.
 */
export function readQuoteList(stored: string | null): QuoteList {
  if (stored === null) return emptyList;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return emptyList;
  }
  if (!isRecord(value)) return emptyList;
  const lines = new Map<string, QuoteLine>();
  for (const each of Array.isArray(value.lines) ? value.lines : []) {
    const line = readLine(each);
    if (line && !lines.has(line.key)) lines.set(line.key, line);
  }
  return { lines: [...lines.values()], prompts: readPrompts(value.prompts) };
}
