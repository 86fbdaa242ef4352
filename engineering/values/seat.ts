/**
 * An insert seat, written the same on holder and insert: an ISO seat by shape, clearance, size and thickness, a round
 * one also by `M0` (metric diameter) or `00` (inch), since Ø12.0 and Ø12.7 are both size 12; a threading seat by size
 * and hand; a groove seat by width and clamping.
 */
export type Seat =
  | {
      kind: "seat";
      family: "iso";
      shape: string;
      clearance: string;
      size: string;
      thickness: string;
      /** Of round seats only. */
      roundness?: "M0" | "00";
    }
  | { kind: "seat"; family: "threading"; size: string; place: "E" | "I"; hand: "R" | "L" }
  | { kind: "seat"; family: "groove"; width: string; clamping: "self-clamping" | "double-ended" };

/** Reads `CN.. 1204`, `RC.. 1204M0`, `16ER`, `3.0 mm self-clamping`. Undefined for anything else. */
export function parseSeat(text: string): Seat | undefined {
  const iso = /^([A-Z])([A-Z])\.\. ([0-9L]\d)([0-9ST]\d)(?:(M0)|(00))?$/.exec(text);
  if (iso) {
    const [, shape = "", clearance = "", size = "", thickness = "", metric, inch] = iso;
    const roundness = metric ? "M0" : inch ? "00" : undefined;
    if ((shape === "R") !== (roundness !== undefined)) return undefined;
    return {
      kind: "seat",
      family: "iso",
      shape,
      clearance,
      size,
      thickness,
      ...(roundness && { roundness }),
    };
  }
  const threading = /^(\d\d)(?:(E)|(I))(?:(R)|(L))$/.exec(text);
  if (threading) {
    const [, size = "", external, , right] = threading;
    return {
      kind: "seat",
      family: "threading",
      size,
      place: external ? "E" : "I",
      hand: right ? "R" : "L",
    };
  }
  const groove = /^(\d+\.\d) mm (?:(self-clamping)|double-ended)$/.exec(text);
  if (!groove) return undefined;
  const [, width = "", selfClamping] = groove;
  return { kind: "seat", family: "groove", width, clamping: selfClamping ? "self-clamping" : "double-ended" };
}

/** Formats a seat, the inverse of `parseSeat`. */
export function formatSeat(seat: Seat): string {
  if (seat.family === "iso")
    return `${seat.shape}${seat.clearance}.. ${seat.size}${seat.thickness}${seat.roundness ?? ""}`;
  if (seat.family === "threading") return seat.size + seat.place + seat.hand;
  return `${seat.width} mm ${seat.clamping}`;
}
