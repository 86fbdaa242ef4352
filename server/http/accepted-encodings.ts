/** The content codings that the build writes beside a file, best first. */
const VARIANTS = ["br", "gzip"] as const;

/** File extension of each coding. */
export const EXTENSION = { br: ".br", gzip: ".gz" } as const;

/** A content coding that may have a precompressed variant. */
export type Encoding = (typeof VARIANTS)[number];

/**
 * The build's codings that an `Accept-Encoding` header accepts, best first. Only those with the highest weight are
 * returned.
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").split(",")) {
    const [coding = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, "");
    // An unreadable weight counts as a refusal: the plain file is always right.
    weights.set(coding, q === undefined ? 1 : /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q) : 0);
  }
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get("*") ?? 0;
  const best = Math.max(...VARIANTS.map(weightOf), weights.get("identity") ?? 0);
  return best === 0 ? [] : VARIANTS.filter((coding) => weightOf(coding) === best);
}
