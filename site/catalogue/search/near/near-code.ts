import type { Entry } from "../open-search.ts";
import type { ToolCode } from "../reading/tool-code.ts";

type Form<F extends ToolCode["form"]> = Extract<ToolCode, { form: F }>;

/** How an insert is held, by the fourth letter of its code. */
function holeOf(letter = ""): "none" | "plain" | "special" | "countersunk" {
  if (/[NRF]/.test(letter)) return "none";
  if (/[AGM]/.test(letter)) return "plain";
  return letter === "X" ? "special" : "countersunk";
}

/** Whether two neighbouring characters of a code are swapped: 120480, or 150806 for 150608. */
function isSlip(requested: string, own: string): boolean {
  if (requested.length !== own.length || requested === own) return false;
  const swapped = (at: number, length: number): string =>
    requested.slice(0, at) +
    requested.slice(at + length, at + 2 * length) +
    requested.slice(at, at + length) +
    requested.slice(at + 2 * length);
  return Array.from(requested, (_, at) => swapped(at, 1)).includes(own) || swapped(6, 2) === own;
}

/** Another seat is no alternative: its insert doesn't fit. */
function insertCost(requested: Form<"insert">, own: Form<"insert">, entry: Entry): number | undefined {
  const [requestedKey, ownKey] = [requested.key.slice(0, 10), own.key.slice(0, 10)];
  if (requestedKey.length === 10 && isSlip(requestedKey, ownKey)) return 5;
  // A non-standard corner still leaves the seat readable.
  const isSameSeat =
    requested.seat === undefined
      ? requestedKey.length >= 8 &&
        requestedKey.slice(0, 2) + requestedKey.slice(4, 8) === ownKey.slice(0, 2) + ownKey.slice(4, 8)
      : entry.seat === requested.seat;
  if (!isSameSeat || holeOf(requestedKey[3]) !== holeOf(ownKey[3])) return undefined;
  const different = Array.from(requestedKey.slice(2, 4)).filter(
    (letter, at) => ownKey[2 + at] !== letter,
  ).length;
  const radius = Math.abs((Number(requestedKey.slice(8)) || 0) - (Number(ownKey.slice(8)) || 0)) / 10;
  return 10 + Math.min(radius, 5) + different * 0.4;
}

/** Another clamping, approach or shank is possible, but never another hand, seat or bar. */
function holderCost(requested: Form<"holder">, own: Form<"holder">): number | undefined {
  const differs = (at: number): boolean =>
    requested.head[at] !== undefined && requested.head[at] !== own.head[at];
  const isOther = (one: string | undefined, two: string | undefined): boolean =>
    one !== undefined && one !== two;
  if (differs(1) || differs(3) || differs(4)) return undefined;
  if (isOther(requested.bar, own.bar) || (requested.bar === undefined) !== (own.bar === undefined))
    return undefined;
  if (isOther(requested.size, own.size)) return undefined;
  const height = Math.abs((Number(requested.height) || 0) - (Number(own.height) || 0)) / 100;
  return (
    10 +
    (differs(0) ? 1 : 0) +
    (differs(2) ? 12 : 0) +
    (isOther(requested.barKind, own.barKind) ? 2 : 0) +
    (isOther(requested.height, own.height) || isOther(requested.width, own.width) ? 4 + height : 0) +
    (isOther(requested.length, own.length) ? 0.5 : 0)
  );
}

/** Only a partial profile can replace a full one, if its range includes the pitch. */
function threadingCost(
  requested: Form<"threading">,
  own: Form<"threading">,
  { specifications: { threadPitch = "" } }: Entry,
): number | undefined {
  const isMetric = requested.profile === undefined || requested.profile === "ISO";
  if (own.seat !== requested.seat || !isMetric || own.profile !== "60" || requested.pitch === undefined)
    return undefined;
  const [from, to] = threadPitch.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const pitch = Number(requested.pitch);
  return from !== undefined && to !== undefined && pitch >= from && pitch <= to ? 14 : undefined;
}

/** The cost of a tool with another code than the requested one; undefined for a tool that is no alternative. */
export function codeCost(requested: ToolCode, entry: Entry): number | undefined {
  const own = entry.code;
  if (requested.form === "insert" && own?.form === "insert") return insertCost(requested, own, entry);
  if (requested.form === "holder" && own?.form === "holder") return holderCost(requested, own);
  if (requested.form === "threading" && own?.form === "threading")
    return threadingCost(requested, own, entry);
  if (requested.form === "threading-holder" && own?.form === "threading-holder") {
    const isSame =
      requested.head === own.head && (requested.size === undefined || requested.size === own.size);
    return isSame ? 12 : undefined;
  }
  return undefined;
}
