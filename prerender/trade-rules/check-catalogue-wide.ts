import { threadsOfPitch } from "#engineering/units/convert.ts";
import { fitIndex, partnersOf } from "#site/catalogue/relations/fits.ts";
import { seatOf } from "#site/catalogue/relations/insert-seat.ts";
import { isInsert } from "#engineering/values/tool.ts";
import { decodeThreadingInsert } from "#engineering/designation/threading-designation.ts";
import { inchSizes, inchThread } from "#engineering/standards/inch-threads.ts";
import type { Fault, Tool } from "./tool.ts";

/** A fault of one tool that shows beside the others. */
interface WideFault {
  tool: Tool;
  fault: Fault;
}

function of(tool: Tool, faults: readonly Fault[]): WideFault[] {
  return faults.map((fault) => ({ tool, fault }));
}

/** Each holder needs an insert in the catalogue. An insert without a holder gets a note (partner-notes.ts). */
export function findWithoutInsert(tools: readonly Tool[]): WideFault[] {
  const index = fitIndex(tools.map(({ product }) => product));
  return tools.flatMap((tool) => {
    const { product } = tool;
    if (seatOf(product) === undefined || isInsert(product) || partnersOf(index, product).length > 0)
      return [];
    return of(tool, tool.expect(false, "insert", "the seat of an insert", "both sides write it the same"));
  });
}

/** Largest straight hole, mm, of the NPT threads (ASME B1.20.1) with so many threads per inch; 0 for none. */
function largestTaperHole(perInch: number): number {
  const threads = inchSizes("NPT").map((size) => inchThread("NPT", size));
  return Math.max(0, ...threads.map((thread) => (thread?.perInch === perInch ? thread.drill : 0)));
}

/**
 * An internal NPT insert needs a bar that enters one of its threads: 18 threads per inch end with NPT 3/8, whose hole of
 * 14.5 mm takes no bar for 16IR. An insert without any bar gets a note (partner-notes.ts).
 */
export function findTooWideBars(tools: readonly Tool[]): WideFault[] {
  const bars = tools.filter(({ family }) => family === "threading-holder");
  return tools.flatMap((tool) => {
    if (tool.family !== "threading-insert") return [];
    const code = decodeThreadingInsert(tool.text("size"));
    if (code.kind === "refusal" || code.place !== "internal" || code.profile !== "NPT") return [];
    const bores = bars.flatMap((bar) =>
      bar.text("insert") === code.seat ? (bar.most("diameter") ?? []) : [],
    );
    const perInch = Math.round(threadsOfPitch(code.pitch?.[0] ?? 0) * 10) / 10;
    const [smallest, hole] = [Math.min(...bores), largestTaperHole(perInch)];
    const because = `NPT threads of ${perInch} per inch have holes up to ${hole} mm, the smallest bar for ${code.seat} needs ${smallest} mm`;
    return of(
      tool,
      tool.expect(bores.length === 0 || hole === 0 || smallest <= hole, "size", "a smaller insert", because),
    );
  });
}

/** Of two parting blades of one height the wider is the stiffer: it reaches at least as deep. */
export function findShallowBlades(tools: readonly Tool[]): WideFault[] {
  const blades = tools.flatMap((tool) => {
    const [height] = tool.sides("shank");
    const seat = tool.values.insert;
    const depth = tool.most("depth");
    if (tool.family !== "parting-blade" || height === undefined || depth === undefined) return [];
    return seat?.family === "groove" ? [{ tool, height, width: Number(seat.width), depth }] : [];
  });
  return blades.flatMap(({ tool, height, width, depth }) => {
    const narrower = blades.filter((other) => other.height === height && other.width < width);
    const least = Math.max(0, ...narrower.map((other) => other.depth));
    const because = `as deep as the narrower blade of ${height} mm`;
    return of(tool, tool.expect(depth >= least, "depth", `${least} mm or more`, because));
  });
}

/** Two products with one name can't be told apart in a list or a quote. */
export function findRepeatedNames(tools: readonly Tool[]): WideFault[] {
  const first = new Map<string, string>();
  return tools.flatMap((tool) => {
    const { name, id } = tool.product;
    const other = first.get(name);
    if (other === undefined) {
      first.set(name, id);
      return [];
    }
    const sentence = `"${name}" is the name of "${other}" already. Say how they differ.`;
    return [{ tool, fault: { field: "name", sentence } }];
  });
}
