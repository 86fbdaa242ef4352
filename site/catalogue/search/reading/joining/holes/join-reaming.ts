import type { RawPart } from "../../read-query.ts";
import type { Token } from "../../read-tokens.ts";
import { drills } from "./join-clearance.ts";
import { isMereWord, textOf } from "../part-text.ts";

const fit = /^H\d{1,2}$/;

const isDrill = ({ meaning }: RawPart): boolean =>
  meaning.kind === "concept" && meaning.concept.id !== undefined && drills.includes(meaning.concept.id);

/** A range without reamers has no word for them either. */
const isReamer = (part: RawPart, tokens: readonly Token[]): boolean =>
  part.meaning.kind === "concept"
    ? part.meaning.concept.all.some((tests) => tests.some(({ families }) => families?.includes("reamer")))
    : /^REAM(?:ER|ERS|ING|ED)?$/.test(textOf(part, tokens));

const isDiameter = ({ meaning }: RawPart): boolean =>
  meaning.kind === "number" && (meaning.field === undefined || meaning.field === "diameter");

/** "Drill and reamer 8 mm": two tools. */
const areTwo = (parts: readonly RawPart[], tokens: readonly Token[]): boolean =>
  parts.some((part) => /^(?:AND|AUR|&|\+)$/.test(textOf(part, tokens)));

/**
 * "Drill for 10 mm reamer", "drill for 12H7" request the drill that leaves the reamer something to cut: in a hole of
 * its own size it would find nothing. A drill whose size is said, too, is that one.
 */
export function joinReaming(parts: readonly RawPart[], tokens: readonly Token[]): RawPart[] {
  const reamed = parts.filter((part) => isReamer(part, tokens) || fit.test(textOf(part, tokens)));
  const diameters = parts.filter(isDiameter);
  const valueOf = ({ meaning }: RawPart): number => (meaning.kind === "number" ? meaning.value : 0);
  const [own] = diameters.toSorted((one, other) => valueOf(other) - valueOf(one));
  if (!own || reamed.length === 0 || !parts.some(isDrill) || areTwo(parts, tokens)) return [...parts];
  const meaning: RawPart["meaning"] =
    diameters.length > 1 ? { kind: "link", link: "none" } : { kind: "reamed", diameter: valueOf(own) };
  const joined = [own, ...reamed].flatMap((part) => part.tokens).toSorted((one, other) => one - other);
  const isBetween = (part: RawPart): boolean =>
    isMereWord(part) && /^(?:BEFORE|PRE|PRIOR)$/.test(textOf(part, tokens));
  return parts.flatMap((part): RawPart[] => {
    if (part === own) return [{ meaning, tokens: joined }];
    return reamed.includes(part) || isBetween(part) ? [] : [part];
  });
}
