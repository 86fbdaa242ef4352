import type { SpecificationKey } from "#engineering/values/specification-keys.ts";
import type { Tool } from "../tool.ts";

/** Where a product speaks of itself; `spares` are the names of its spare parts. */
export type TextField =
  | "name"
  | "description"
  | "features"
  | "spares"
  | Extract<SpecificationKey, "type" | "application" | "grade" | "threadStandards">;

/** A figure or a word; of a list, each one holds. */
export type FactValue = string | number | readonly (string | number)[];

/**
 * What a text may say of a tool. A series prints it with the placeholder `{name}`; words that the owner writes himself
 * are compared with it.
 */
export interface Fact {
  /** By which a placeholder names it: `{corners}`. */
  name: string;
  /** The specification that states it. */
  key: SpecificationKey;
  /** The value, lengths in mm and angles in degrees; undefined for a tool that has none, or leaves it open. */
  read: (tool: Tool) => FactValue | undefined;
  /**
   * How texts say it: `#` stands for the value, `…` for up to two words between, `-` for a hyphen or a space, `^` for the
   * beginning of a text or what follows a comma. Empty where no wording is certain to mean this tool.
   */
  phrases: readonly string[];
  /** How far a number in words may be from the value, as a part of it. */
  within?: number;
  /** The words that `#` can be; a number where left out. */
  words?: readonly string[];
  /** Where the phrases are certain to mean it; else name, description, features, type and application. */
  in?: readonly TextField[];
}
