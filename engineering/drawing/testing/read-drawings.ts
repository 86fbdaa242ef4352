/*
 * Readers of DXF and SVG paths for tests, written without the writers: they measure what came out.
 */

type At = [x: number, y: number];

/** What is measured of a closed outline, mm. */
export interface Measured {
  left: number;
  right: number;
  width: number;
  height: number;
  /** Its straight edges, in order. */
  edges: [At, At][];
  /** Radii of its arcs, in order. */
  radii: number[];
}

function measured(points: At[], edges: [At, At][], radii: number[]): Measured {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return { left, right, width: right - left, height: Math.max(...ys) - Math.min(...ys), edges, radii };
}

const STEPS = 720;

/** Points on an arc from its ends and centre, by the way round. */
function arcPoints([x, y]: At, [cx, cy]: At, sweep: number): At[] {
  const radius = Math.hypot(x - cx, y - cy);
  const from = Math.atan2(y - cy, x - cx);
  return Array.from({ length: STEPS + 1 }, (_, at): At => {
    const angle = from + (sweep * at) / STEPS;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** The closed polylines of a DXF with their layers. */
export function readDxf(text: string): { layer: string; measured: Measured }[] {
  const lines = text.split("\n");
  const found: { layer: string; corners: { at: At; bulge: number }[] }[] = [];
  let entity = "";
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [code, value = ""] = [Number(lines[at]), lines[at + 1]];
    if (code === 0) entity = value;
    const current = found.at(-1);
    if (code === 0 && value === "POLYLINE") found.push({ layer: "", corners: [] });
    else if (code === 0 && value === "VERTEX") current?.corners.push({ at: [0, 0], bulge: 0 });
    else if (code === 8 && entity === "POLYLINE" && current) current.layer = value;
    else if (entity === "VERTEX") {
      const last = current?.corners.at(-1);
      if (last && code === 10) last.at[0] = Number(value);
      if (last && code === 20) last.at[1] = Number(value);
      if (last && code === 42) last.bulge = Number(value);
    }
  }
  return found.map(({ layer, corners }) => ({ layer, measured: fromCorners(corners) }));
}

function fromCorners(corners: { at: At; bulge: number }[]): Measured {
  const points: At[] = [];
  const edges: [At, At][] = [];
  const radii: number[] = [];
  for (const [index, { at, bulge }] of corners.entries()) {
    const to = corners[(index + 1) % corners.length]?.at ?? at;
    points.push(at);
    if (bulge === 0) {
      edges.push([at, to]);
      continue;
    }
    const sweep = 4 * Math.atan(bulge);
    const chord = Math.hypot(to[0] - at[0], to[1] - at[1]);
    const radius = chord / 2 / Math.sin(Math.abs(sweep) / 2);
    // The centre lies to the left of the chord of a counter-clockwise arc, on the side that its angle leaves.
    const height = chord / 2 / Math.tan(sweep / 2);
    const [nx, ny] = [-(to[1] - at[1]) / chord, (to[0] - at[0]) / chord];
    const centre: At = [(at[0] + to[0]) / 2 + nx * height, (at[1] + to[1]) / 2 + ny * height];
    points.push(...arcPoints(at, centre, sweep));
    radii.push(Number(radius.toFixed(4)));
  }
  return measured(points, edges, radii);
}

/** A path of M, L, A and Z; its y turned upwards again. */
export function readPath(path: string): Measured {
  const points: At[] = [];
  const edges: [At, At][] = [];
  const radii: number[] = [];
  let here: At = [0, 0];
  for (const [, command = "", rest = ""] of path.matchAll(/([MLAZ])([^MLAZ]*)/g)) {
    const numbers = rest.trim().split(/\s+/).map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    const to: At = [x, -y];
    if (command === "L" && Math.hypot(to[0] - here[0], to[1] - here[1]) > 1e-6) edges.push([here, to]);
    if (command === "A") {
      const [radius = 0] = numbers;
      radii.push(radius);
      points.push(...arcOf(here, to, radius, numbers[4] === 0));
    }
    if (command === "Z") continue;
    here = to;
    points.push(here);
  }
  return measured(points, edges, radii);
}

/** An arc of at most half a turn. */
function arcOf(from: At, to: At, radius: number, isLeft: boolean): At[] {
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const side = isLeft ? 1 : -1;
  const height = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) * side;
  const [nx, ny] = [-(to[1] - from[1]) / chord, (to[0] - from[0]) / chord];
  const centre: At = [(from[0] + to[0]) / 2 + nx * height, (from[1] + to[1]) / 2 + ny * height];
  return arcPoints(from, centre, side * 2 * Math.asin(Math.min(1, chord / 2 / radius)));
}
