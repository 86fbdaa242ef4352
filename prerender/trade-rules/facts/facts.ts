import type { Tool } from "../tool.ts";
import type { Fact } from "./fact.ts";
import { indexableFacts } from "./indexable-facts.ts";
import { rotaryFacts } from "./rotary-facts.ts";
import { substanceFacts } from "./substance-facts.ts";
import { threadFacts } from "./thread-facts.ts";

/** All that a text may say of a tool. */
export const facts: readonly Fact[] = [...rotaryFacts, ...indexableFacts, ...threadFacts, ...substanceFacts];

const byName = new Map(facts.map((fact) => [fact.name.toLowerCase(), fact]));

/** The fact that a placeholder names, in any case. */
export function factNamed(name: string): Fact | undefined {
  return byName.get(name.toLowerCase());
}

/**
 * What a placeholder prints of a fact: `{Hand}` begins with a capital where `{hand}` doesn't. Empty where the tool
 * doesn't have it, or not as one value.
 */
export function factText(fact: Fact, tool: Tool, placeholder: string): string {
  const value = fact.read(tool);
  const text = typeof value === "object" ? onlyOne(value) : String(value ?? "");
  const isCapital = placeholder.charAt(0) !== fact.name.charAt(0);
  return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function onlyOne([first = "", second]: readonly (string | number)[]): string {
  return second === undefined ? String(first) : "";
}
