/** A block as its words: `X10. Z-3` is { X: [10], Z: [-3] }; comments are left out. */
type Block = Partial<Record<string, number[]>>;

function blocksOf(text: string): Block[] {
  return text.split("\n").map((line) => {
    const block: Block = {};
    for (const [, letter = "", value = ""] of line
      .replaceAll(/\([^)]*\)/g, "")
      .matchAll(/([A-Z])(-?[\d.]+)/g))
      (block[letter] ??= []).push(Number(value));
    return block;
  });
}

const one = (block: Block, letter: string): number | undefined => block[letter]?.[0];
const has = (block: Block, code: number): boolean => block["G"]?.includes(code) === true;

/** A cut along the thread: diameter of the tip, where it begins and ends, and the lead. */
export interface LatheCut {
  diameter: number;
  from: number;
  to: number;
  lead: number;
  /** As a radius, from end to start. */
  cone: number;
}

/** What a lathe does with a threading program, by the definition of each cycle. */
export function runLathe(text: string): {
  cuts: LatheCut[];
  startX: number;
  turns: number;
  isReversed: boolean;
} {
  const cuts: LatheCut[] = [];
  let [x, z, turns] = [Number.NaN, Number.NaN, 0];
  let isCycle = false;
  let isReversed = false;
  let cycle = { x: 0, z: 0, lead: 0, cone: 0 };
  let parameters: Block | undefined;
  for (const block of blocksOf(text)) {
    turns = one(block, "S") ?? turns;
    if (block["M"]?.includes(4)) isReversed = true;
    if (has(block, 0)) isCycle = false;
    if (has(block, 92)) isCycle = true;
    if (has(block, 76)) {
      if (one(block, "X") === undefined) {
        parameters = block;
        continue;
      }
      const end = one(block, "X") ?? Number.NaN;
      const outwards = x > end ? 1 : -1;
      const [depths, angle] = parameters ? twoBlockDepths(parameters, block) : oneBlockDepths(block);
      const whole = depths.at(-1) ?? 0;
      for (const depth of depths) {
        cuts.push({
          diameter: end + outwards * 2 * (whole - depth),
          // The control shifts the start against the feed.
          from:
            z - Math.sign((one(block, "Z") ?? 0) - z) * (whole - depth) * Math.tan((angle / 360) * Math.PI),
          to: one(block, "Z") ?? Number.NaN,
          lead: one(block, "F") ?? Number.NaN,
          cone: one(block, parameters ? "R" : "I") ?? 0,
        });
      }
      continue;
    }
    if (isCycle && (one(block, "X") !== undefined || one(block, "Z") !== undefined)) {
      cycle = {
        x: one(block, "X") ?? cycle.x,
        z: one(block, "Z") ?? cycle.z,
        lead: one(block, "F") ?? cycle.lead,
        cone: one(block, "R") ?? cycle.cone,
      };
      cuts.push({ diameter: cycle.x, from: z, to: cycle.z, lead: cycle.lead, cone: cycle.cone });
    } else {
      x = one(block, "X") ?? x;
      z = one(block, "Z") ?? z;
    }
  }
  return { cuts, startX: x, turns, isReversed };
}

function twoBlockDepths(first: Block, second: Block): [depths: number[], angle: number] {
  const code = one(first, "P") ?? 0;
  const [least, allowance] = [(one(first, "Q") ?? 0) / 1000, one(first, "R") ?? 0];
  const [whole, start] = [(one(second, "P") ?? 0) / 1000, (one(second, "Q") ?? 0) / 1000];
  const depths: number[] = [];
  for (let pass = 1; (depths.at(-1) ?? 0) < whole - allowance; pass++) {
    const before = depths.at(-1) ?? 0;
    depths.push(Math.min(whole - allowance, Math.max(start * Math.sqrt(pass), before + least)));
  }
  for (let pass = 0; pass < Math.floor(code / 10_000); pass++) depths.push(whole);
  return [depths, code % 100];
}

function oneBlockDepths(block: Block): [depths: number[], angle: number] {
  const [whole, start] = [one(block, "K") ?? 0, one(block, "D") ?? 0];
  const depths: number[] = [];
  for (let pass = 1; (depths.at(-1) ?? 0) < whole; pass++)
    depths.push(Math.min(whole, start * Math.sqrt(pass)));
  return [depths, one(block, "A") ?? 0];
}

/** A point on a cutter's way; `turn` is 1 counterclockwise, −1 clockwise, 0 on a straight line. */
export interface MillPoint {
  x: number;
  y: number;
  z: number;
  turn: number;
  isRapid: boolean;
}

/** A whole circle: how far it goes along Z, and which way round. */
export interface MillTurn {
  low: number;
  rise: number;
  turn: number;
}

const SAMPLES = 48;

/** The way of a mill's centre in a program with G0 to G3. @throws Error where an arc doesn't end on its circle. */
export function runMill(text: string): { points: MillPoint[]; turns: MillTurn[]; feed: number } {
  const points: MillPoint[] = [];
  const turns: MillTurn[] = [];
  let at = { x: 0, y: 0, z: 100 };
  let [mode, feed] = [0, 0];
  for (const block of blocksOf(text)) {
    mode = block["G"]?.find((code) => code <= 3) ?? mode;
    feed = one(block, "F") ?? feed;
    const to = { x: one(block, "X") ?? at.x, y: one(block, "Y") ?? at.y, z: one(block, "Z") ?? at.z };
    const centre = { x: at.x + (one(block, "I") ?? 0), y: at.y + (one(block, "J") ?? 0) };
    const turn = mode === 3 ? 1 : mode === 2 ? -1 : 0;
    const radius = Math.hypot(at.x - centre.x, at.y - centre.y);
    const begin = Math.atan2(at.y - centre.y, at.x - centre.x);
    let sweep = Math.atan2(to.y - centre.y, to.x - centre.x) - begin;
    while (turn !== 0 && sweep * turn <= 1e-9) sweep += turn * 2 * Math.PI;
    if (turn !== 0) {
      if (Math.abs(Math.hypot(to.x - centre.x, to.y - centre.y) - radius) > 0.0021)
        throw new Error(`The arc to X${to.x} Y${to.y} doesn't end on its circle.`);
      if (Math.abs(sweep) > 2 * Math.PI - 1e-6)
        turns.push({ low: Math.min(at.z, to.z), rise: to.z - at.z, turn });
    }
    for (let step = 1; step <= SAMPLES; step++) {
      const part = step / SAMPLES;
      const angle = begin + sweep * part;
      points.push({
        x: turn === 0 ? at.x + (to.x - at.x) * part : centre.x + radius * Math.cos(angle),
        y: turn === 0 ? at.y + (to.y - at.y) * part : centre.y + radius * Math.sin(angle),
        z: at.z + (to.z - at.z) * part,
        turn,
        isRapid: mode === 0,
      });
    }
    at = to;
  }
  return { points, turns, feed };
}
