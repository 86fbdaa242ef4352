import type { Concept } from "../../concept.ts";
import type { RawPart } from "../../read-query.ts";
import type { Token } from "../../read-tokens.ts";

/** "SPMG 07 insert drill" is the insert of that code, for a drill; elsewhere "insert drill" is a drill with inserts. */
export function joinInsertDrill(
  parts: readonly RawPart[],
  tokens: readonly Token[],
  drillingInserts: Concept | undefined,
): RawPart[] {
  return parts.map((part, number): RawPart => {
    const { meaning } = part;
    const before = parts[number - 1]?.meaning;
    const isAfterCode = before?.kind === "code" && before.code.form === "insert";
    const isDrill = meaning.kind === "concept" && meaning.concept.id === "U-drills";
    const [first = -1] = part.tokens;
    const isNamed = /^INSERTS?$/i.test(tokens[first]?.text ?? "");
    return drillingInserts && isAfterCode && isDrill && isNamed
      ? { ...part, meaning: { kind: "concept", concept: drillingInserts } }
      : part;
  });
}
