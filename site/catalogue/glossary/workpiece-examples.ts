import type { WorkpieceGroup } from "./workpiece-groups.ts";

/** A named workpiece material and the ISO 513 group of tools for it. */
export interface WorkpieceExample {
  group: WorkpieceGroup;
  /** How many of the given words name it. */
  words: number;
}

/** Material names in upper case, without spaces and dashes: numbers and grades used by buyers in India. */
const examples: readonly (readonly [WorkpieceGroup, RegExp])[] = [
  ["P", /^EN(?:1A|3B?|8D?|9|19C?|24|31|36|41B?|353)$/],
  ["P", /^(?:C45|42CRMO4|20MNCR5|16MNCR5|IS2062|MILDSTEEL|MS|S355|AISI(?:1018|1045|4140|4340)|4140|4340)$/],
  ["M", /^(?:SS|AISI)?(?:303|304L?|310|316L?|321|2205|1\.4301|1\.4401|1\.4404)$/],
  ["M", /^DUPLEX$/],
  ["K", /^(?:FG|GG|CI|SG|GGG|FCD)\d{2,3}(?:7|2|12)?$/],
  ["K", /^(?:CAST|GREY|GRAY|NODULAR|DUCTILE)IRON$/],
  ["N", /^(?:LM\d{1,2}|AL?(?:2024|6061|6082|7075)(?:T6|T651)?|(?:2024|6061|6082|7075)(?:T6|T651)?)$/],
  ["N", /^(?:BRASS|COPPER|BRONZE|ALUMINIUM|ALUMINUM)$/],
  ["S", /^(?:TI6AL4V|TITANIUM|INCONEL(?:718|625)?|IN718|HASTELLOY|WASPALOY|MONEL|GRADE5TITANIUM)$/],
  ["H", /^(?:HARDENEDSTEEL|CHILLEDIRON)$/],
];

/** Tool steels: P as delivered, H once hardened. */
const hardenable = /^(?:EN31|EN24|D2|D3|H11|H13|HCHCR|OHNS|WPS|SKD11|SKD61|100CR6|1\.2379|1\.2344)$/;
const hardFrom = 45;

function plain(words: readonly string[]): string {
  return words
    .join("")
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_·/]/gu, "");
}

function hardness(words: readonly string[]): number | undefined {
  const [, value] = /^(\d{2})(?:HRC|RC)$/.exec(plain(words)) ?? [];
  return value === undefined ? undefined : Number(value);
}

/**
 * The ISO 513 group of the material at the beginning of `words`: EN8 → P, SS304 → M, FG 260 → K, LM25 → N,
 * Ti-6Al-4V → S; EN31 60 HRC → H, EN31 or EN31 annealed → P. Undefined if there is none.
 */
export function readWorkpiece(words: readonly string[]): WorkpieceExample | undefined {
  for (const count of [3, 2, 1]) {
    if (words.length < count) continue;
    const name = plain(words.slice(0, count));
    if (hardenable.test(name)) return withState(words, count);
    const found = examples.find(([, pattern]) => pattern.test(name));
    if (found) return { group: found[0], words: count };
  }
  return undefined;
}

function withState(words: readonly string[], count: number): WorkpieceExample {
  for (const more of [2, 1]) {
    const hrc = hardness(words.slice(count, count + more));
    if (hrc !== undefined) return { group: hrc >= hardFrom ? "H" : "P", words: count + more };
  }
  const state = plain(words.slice(count, count + 1));
  if (state === "HARDENED") return { group: "H", words: count + 1 };
  return { group: "P", words: state === "ANNEALED" ? count + 1 : count };
}
