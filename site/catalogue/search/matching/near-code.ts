import type { Entry } from "../open-search.ts";
import type { ToolCode } from "../reading/tool-code.ts";

type Form<F extends ToolCode["form"]> = Extract<ToolCode, { form: F }>;

/** How an insert is held, by the fourth letter of its code. */
function holeOf(letter = ""): "none" | "plain" | "special" | "countersunk" {
  if (/[NRF]/.test(letter)) return "none";
  if (/[AGM]/.test(letter)) return "plain";
  return letter === "X" ? "special" : "countersunk";
}

/** Whether one code is the other with two neighbours that changed places: 120480, or 150806 for 150608. */
function isSlip(asked: string, own: string): boolean {
  if (asked.length !== own.length || asked === own) return false;
  const swapped = (at: number, length: number): string =>
    asked.slice(0, at) +
    asked.slice(at + length, at + 2 * length) +
    asked.slice(at, at + length) +
    asked.slice(at + 2 * length);
  return Array.from(asked, (_, at) => swapped(at, 1)).includes(own) || swapped(6, 2) === own;
}

/** Another seat is no way out: its insert doesn't sit. */
function insertCost(asked: Form<"insert">, own: Form<"insert">, entry: Entry): number | undefined {
  const [said, has] = [asked.key.slice(0, 10), own.key.slice(0, 10)];
  if (said.length === 10 && isSlip(said, has)) return 5;
  // A corner that no standard knows leaves the seat readable all the same.
  const isSameSeat =
    asked.seat === undefined
      ? said.length >= 8 && said.slice(0, 2) + said.slice(4, 8) === has.slice(0, 2) + has.slice(4, 8)
      : entry.seat === asked.seat;
  if (!isSameSeat || holeOf(said[3]) !== holeOf(has[3])) return undefined;
  const different = Array.from(said.slice(2, 4)).filter((letter, at) => has[2 + at] !== letter).length;
  const radius = Math.abs((Number(said.slice(8)) || 0) - (Number(has.slice(8)) || 0)) / 10;
  return 10 + Math.min(radius, 5) + different * 0.4;
}

/** Another clamping, approach or shank, but never another hand, seat or bar. */
function holderCost(asked: Form<"holder">, own: Form<"holder">): number | undefined {
  const differs = (at: number): boolean => asked.head[at] !== undefined && asked.head[at] !== own.head[at];
  const isOther = (one: string | undefined, two: string | undefined): boolean =>
    one !== undefined && one !== two;
  if (differs(1) || differs(3) || differs(4)) return undefined;
  if (isOther(asked.bar, own.bar) || (asked.bar === undefined) !== (own.bar === undefined)) return undefined;
  if (isOther(asked.size, own.size)) return undefined;
  const height = Math.abs((Number(asked.height) || 0) - (Number(own.height) || 0)) / 100;
  return (
    10 +
    (differs(0) ? 1 : 0) +
    (differs(2) ? 12 : 0) +
    (isOther(asked.height, own.height) || isOther(asked.width, own.width) ? 4 + height : 0) +
    (isOther(asked.length, own.length) ? 0.5 : 0)
  );
}

/** Only a partial profile stands in for a full one, where its range holds the pitch. */
function threadingCost(
  asked: Form<"threading">,
  own: Form<"threading">,
  { specifications: { threadPitch = "" } }: Entry,
): number | undefined {
  const isMetric = asked.profile === undefined || asked.profile === "ISO";
  if (own.seat !== asked.seat || !isMetric || own.profile !== "60" || asked.pitch === undefined)
    return undefined;
  const [from, to] = threadPitch.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const pitch = Number(asked.pitch);
  return from !== undefined && to !== undefined && pitch >= from && pitch <= to ? 14 : undefined;
}

/** What it costs a tool to have another code than the asked one; undefined for one that isn't offered in its place. */
export function codeCost(asked: ToolCode, entry: Entry): number | undefined {
  const own = entry.code;
  if (asked.form === "insert" && own?.form === "insert") return insertCost(asked, own, entry);
  if (asked.form === "holder" && own?.form === "holder") return holderCost(asked, own);
  if (asked.form === "threading" && own?.form === "threading") return threadingCost(asked, own, entry);
  if (asked.form === "threading-holder" && own?.form === "threading-holder") {
    const isSame = asked.head === own.head && (asked.size === undefined || asked.size === own.size);
    return isSame ? 12 : undefined;
  }
  return undefined;
}
