import { isHard } from "../read-hardness.ts";
import type { RawPart } from "../read-query.ts";
import type { Token } from "../read-tokens.ts";

/** "D2 steel", "ss steels": after the name of a steel the word adds nothing. */
function withoutPlainSteel(parts: readonly RawPart[], tokens: readonly Token[]): readonly RawPart[] {
  const workpieces = parts.filter(({ meaning }) => meaning.kind === "workpiece");
  const isPlain = ({ tokens: own }: RawPart): boolean =>
    own.every((number) => /^steels?$/i.test(tokens[number]?.text ?? ""));
  const isSteel = ({ meaning }: RawPart): boolean =>
    meaning.kind === "workpiece" && /[PMH]/.test(meaning.group);
  const named = workpieces.find((part) => isSteel(part) && !isPlain(part));
  const plain = new Set(named && workpieces.filter(isPlain));
  if (!named || plain.size === 0) return parts;
  const own = [...named.tokens, ...[...plain].flatMap((part) => part.tokens)].sort(
    (one, other) => one - other,
  );
  return parts.flatMap((part) => (plain.has(part) ? [] : part === named ? { ...named, tokens: own } : part));
}

/** "60 HRC die": a die with a hardness is a workpiece, not the tool that cuts threads. */
function asHardDie(part: RawPart, all: readonly RawPart[], tokens: readonly Token[]): RawPart {
  const isDie =
    part.meaning.kind === "absent" && part.tokens.every((each) => /^DIES?$/.test(tokens[each]?.text ?? ""));
  const isHard = isDie && all.some(({ meaning }) => meaning.kind === "hardness");
  return isHard ? { ...part, meaning: { kind: "tail", of: "workpiece" } } : part;
}

/** A steel of 45 HRC or more is ISO 513 group H, below P, whatever its name. */
function withHardness(steel: RawPart, hardness: RawPart | undefined, state: RawPart | undefined): RawPart {
  const asked = hardness?.meaning.kind === "hardness" ? hardness.meaning.hardness : undefined;
  const isHardened = asked ? isHard(asked) : state !== undefined && state.meaning.kind !== "soft";
  const tokens = [steel, hardness, state].flatMap((part) => part?.tokens ?? []);
  if (steel.meaning.kind !== "workpiece") return steel;
  const { words, ...rest } = steel.meaning;
  return {
    ...steel,
    tokens: [...new Set(tokens)].sort((one, other) => one - other),
    meaning: {
      ...rest,
      group: isHardened ? "H" : steel.meaning.group,
      // For hardened stainless steel the words don't determine the group.
      ...(words && !isHardened && { words }),
      ...(asked && { hardness: asked }),
    },
  };
}

/**
 * Joins the parts about one workpiece, in any order: `EN31 60 HRC`, `hardened EN31` are ISO 513 group H, `EN31
 * annealed` is P. A separate hardness stays one.
 */
export function joinWorkpieces(all: readonly RawPart[], tokens: readonly Token[]): RawPart[] {
  const parts = withoutPlainSteel(all, tokens).map((part) => asHardDie(part, all, tokens));
  const isState = ({ meaning }: RawPart): boolean =>
    meaning.kind === "soft" || (meaning.kind === "workpiece" && meaning.group === "H");
  const steel = parts.find(({ meaning }) => meaning.kind === "workpiece" && /[PM]/.test(meaning.group));
  const state = parts.find(isState);
  const hardness = parts.find(({ meaning }) => meaning.kind === "hardness");
  const base = steel ?? (state?.meaning.kind === "workpiece" ? state : undefined);
  if (!base || (!hardness && !(steel && state))) return [...parts];
  const joined = withHardness(base, hardness, state === base ? undefined : state);
  // "Hardened" with a hardness below 45 HRC stays a steel.
  const isSoftened =
    base === state &&
    joined.meaning.kind === "workpiece" &&
    joined.meaning.hardness &&
    !isHard(joined.meaning.hardness);
  const whole: RawPart =
    isSoftened && joined.meaning.kind === "workpiece"
      ? { ...joined, meaning: { ...joined.meaning, group: "P" } }
      : joined;
  const joinedParts = new Set([hardness, steel && state]);
  return parts.flatMap((part) => (part === base ? [whole] : joinedParts.has(part) ? [] : [part]));
}
