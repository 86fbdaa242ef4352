import type { RawPart } from "../read-query.ts";
import type { Token } from "../read-tokens.ts";

/** A larger bare number is a seat or a code: "shim 1204". */
const LARGEST_SIZE = 60;
/** Letters before the size of a key or a screw's socket: T15, TX 20, SW 4. */
const drive = /^(?:T|TX|IP|SW|HEX)$/i;

function isSpare({ meaning }: RawPart): boolean {
  return meaning.kind === "concept" && meaning.concept.role === "spare";
}

/** Whether a part may be the size of a spare part: "M3.5", "4 mm", "T15". */
function isSize({ meaning, tokens }: RawPart, all: readonly Token[]): boolean {
  if (meaning.kind === "number") return meaning.value <= LARGEST_SIZE;
  if (meaning.kind === "thread") return meaning.thread.system === "M";
  const text = tokens.map((number) => all[number]?.text ?? "").join("");
  return meaning.kind === "word" && drive.test(text);
}

/** Whether one part follows the other without a word between them. */
function isNext(one: RawPart, other: RawPart): boolean {
  return (one.tokens.at(-1) ?? 0) + 1 === other.tokens[0];
}

/**
 * A size beside a spare part belongs to it and not to a tool: "T15 key", "screw M3.5". The catalogue names spare parts
 * by their seat and not by size, so both become one part, which leads to a person.
 */
export function joinSpareSizes(parts: readonly RawPart[], tokens: readonly Token[]): RawPart[] {
  const joined: RawPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (!last || !isNext(last, part)) joined.push(part);
    else if (isSpare(last) && isSize(part, tokens))
      joined[joined.length - 1] = { ...last, tokens: [...last.tokens, ...part.tokens] };
    else if (!isSpare(part)) joined.push(part);
    else {
      let own = part;
      for (let before = joined.at(-1); before && isNext(before, own); before = joined.at(-1)) {
        if (!isSize(before, tokens)) break;
        own = { ...own, tokens: [...before.tokens, ...own.tokens] };
        joined.pop();
      }
      joined.push(own);
    }
  }
  return joined;
}
