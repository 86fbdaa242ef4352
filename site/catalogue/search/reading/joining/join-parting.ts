import type { RawPart } from "../read-query.ts";
import type { Token } from "../read-tokens.ts";

/** What is parted off. */
const stock = /^(?:bars?|rods?|shafts?|pipes?|tubes?|बार)$/iu;

const isParting = ({ meaning }: RawPart): boolean =>
  meaning.kind === "concept" && meaning.concept.label.startsWith("Parting");

/**
 * Beside "parting" a bar is the workpiece and no boring bar: its diameter is the one that is parted off, and a number
 * without a word is the width of the cut.
 */
export function joinParting(parts: readonly RawPart[], tokens: readonly Token[]): RawPart[] {
  if (!parts.some(isParting)) return [...parts];
  const textOf = ({ tokens: own }: RawPart): string => own.map((each) => tokens[each]?.text ?? "").join(" ");
  const bars = parts.filter((part) => !isParting(part) && stock.test(textOf(part)));
  const sizes = parts.flatMap(({ meaning }) =>
    meaning.kind === "number" && !meaning.field ? meaning.value : [],
  );
  // Of a bar's number and the width of the cut the bar's is the larger one.
  const ofBar = bars.length > 0 && sizes.length > 1 ? Math.max(...sizes) : undefined;
  const isBeside = (part: RawPart): boolean =>
    bars.some((bar) => Math.abs(parts.indexOf(bar) - parts.indexOf(part)) === 1);
  return parts.flatMap((part): RawPart[] => {
    const { meaning } = part;
    if (bars.includes(part)) return [{ ...part, meaning: { kind: "link", link: "none" } }];
    if (meaning.kind !== "number") return [part];
    const { field, value } = meaning;
    if (
      field === "diameter" ||
      (field === undefined && (ofBar === undefined ? isBeside(part) : value === ofBar))
    )
      return [{ ...part, meaning: { kind: "number", value, field: "parted" } }];
    const isKerf = bars.length > 0 && (field === undefined || field === "width");
    return [isKerf ? { ...part, meaning: { kind: "number", value, field: "kerf" } } : part];
  });
}
