import type { Envelope, EnvelopeCorner } from "./envelope.ts";

type Triple = readonly [number, number, number];

/** The lines of a file's data section, each with its number. */
class StepData {
  readonly lines: string[] = [];

  /** Writes an entity; its reference. */
  add(text: string): string {
    this.lines.push(`#${this.lines.length + 1}=${text};`);
    return `#${this.lines.length}`;
  }

  point(at: Triple): string {
    return this.add(`CARTESIAN_POINT('',(${at.map(real).join(",")}))`);
  }

  direction(way: Triple): string {
    return this.add(`DIRECTION('',(${way.map(real).join(",")}))`);
  }

  placement(at: Triple, axis: Triple, reference: Triple): string {
    return this.add(
      `AXIS2_PLACEMENT_3D('',${this.point(at)},${this.direction(axis)},${this.direction(reference)})`,
    );
  }
}

/** A real number as ISO 10303-21 wants it, with a point. */
function real(value: number): string {
  const text = String(Number(value.toFixed(9)) + 0);
  return text.includes(".") || text.includes("e") ? text : `${text}.`;
}

const UP: Triple = [0, 0, 1];
const DOWN: Triple = [0, 0, -1];
const SIDE: Triple = [0, 1, 0];

/** The circle of a corner in two halves, between its points at +y and −y; on the axis only a point. */
interface Ring {
  corner: EnvelopeCorner;
  points: [string, string];
  halves: [string, string] | undefined;
}

function ring(step: StepData, corner: EnvelopeCorner): Ring {
  const vertex = (y: number) => step.add(`VERTEX_POINT('',${step.point([0, y, corner.x])})`);
  if (corner.radius === 0) {
    const apex = vertex(0);
    return { corner, points: [apex, apex], halves: undefined };
  }
  const [far, near] = [vertex(corner.radius), vertex(-corner.radius)];
  const circle = step.add(`CIRCLE('',${step.placement([0, 0, corner.x], UP, SIDE)},${real(corner.radius)})`);
  const half = (from: string, to: string) => step.add(`EDGE_CURVE('',${from},${to},${circle},.T.)`);
  return { corner, points: [far, near], halves: [half(far, near), half(near, far)] };
}

/** The two lines or quarter rounds from one corner to the next, at +y and −y. */
function sides(step: StepData, from: Ring, to: Ring): [string, string] {
  const [one, other] = [from.corner, to.corner];
  const edge = (at: 0 | 1): string => {
    const way = at === 0 ? 1 : -1;
    const curve = one.isRound
      ? step.add(
          `CIRCLE('',${step.placement([0, way * one.radius, other.x], [way, 0, 0], [0, way, 0])},${real(other.x - one.x)})`,
        )
      : lineFrom([0, way * one.radius, one.x], [0, way * (other.radius - one.radius), other.x - one.x]);
    return step.add(`EDGE_CURVE('',${from.points[at]},${to.points[at]},${curve},.T.)`);
  };
  const lineFrom = (at: Triple, way: Triple): string => {
    const long = Math.hypot(...way);
    const [x, y, z] = way;
    const vector = step.add(`VECTOR('',${step.direction([x / long, y / long, z / long])},1.)`);
    return step.add(`LINE('',${step.point(at)},${vector})`);
  };
  return [edge(0), edge(1)];
}

/** The surface that the way from one corner to the next sweeps. */
function surface(step: StepData, { x, radius, isRound }: EnvelopeCorner, next: EnvelopeCorner): string {
  if (isRound) {
    const place = step.placement([0, 0, next.x], UP, SIDE);
    const minor = real(next.x - x);
    return radius === 0
      ? step.add(`SPHERICAL_SURFACE('',${place},${minor})`)
      : step.add(`TOROIDAL_SURFACE('',${place},${real(radius)},${minor})`);
  }
  if (radius === next.radius)
    return step.add(`CYLINDRICAL_SURFACE('',${step.placement([0, 0, x], UP, SIDE)},${real(radius)})`);
  const angle = real(Math.atan(Math.abs(next.radius - radius) / (next.x - x)));
  return next.radius > radius
    ? step.add(`CONICAL_SURFACE('',${step.placement([0, 0, x], UP, SIDE)},${real(radius)},${angle})`)
    : step.add(
        `CONICAL_SURFACE('',${step.placement([0, 0, next.x], DOWN, SIDE)},${real(next.radius)},${angle})`,
      );
}

function loop(step: StepData, edges: readonly [edge: string, isForward: boolean][]): string {
  const oriented = edges.map(([edge, isForward]) =>
    step.add(`ORIENTED_EDGE('',*,*,${edge},.${isForward ? "T" : "F"}.)`),
  );
  return step.add(`EDGE_LOOP('',(${oriented.join(",")}))`);
}

/** The two half faces around the axis between two corners. */
function roundFaces(step: StepData, from: Ring, to: Ring): string[] {
  const [far, near] = sides(step, from, to);
  const swept = surface(step, from.corner, to.corner);
  return ([0, 1] as const).map((half) => {
    const [left, right] = half === 0 ? [far, near] : [near, far];
    const bound = loop(step, [
      ...(from.halves ? [[from.halves[half], true] as [string, boolean]] : []),
      [right, true],
      ...(to.halves ? [[to.halves[half], false] as [string, boolean]] : []),
      [left, false],
    ]);
    return step.add(`ADVANCED_FACE('',(${step.add(`FACE_OUTER_BOUND('',${bound},.T.)`)}),${swept},.T.)`);
  });
}

/** A flat face across the axis: a disc, or a ring where the body steps. */
function flatFace(step: StepData, from: Ring, to: Ring): string {
  const isTip = to.corner.radius > from.corner.radius;
  const [outer, inner] = isTip ? [to, from] : [from, to];
  const around = ({ halves }: Ring, isForward: boolean): string => {
    const [one, other] = halves ?? ["", ""];
    return loop(
      step,
      isForward
        ? [
            [one, true],
            [other, true],
          ]
        : [
            [other, false],
            [one, false],
          ],
    );
  };
  const bounds = [
    step.add(`FACE_OUTER_BOUND('',${around(outer, !isTip)},.T.)`),
    ...(inner.halves ? [step.add(`FACE_BOUND('',${around(inner, isTip)},.T.)`)] : []),
  ];
  const plane = step.add(`PLANE('',${step.placement([0, 0, to.corner.x], isTip ? DOWN : UP, SIDE)})`);
  return step.add(`ADVANCED_FACE('',(${bounds.join(",")}),${plane},.T.)`);
}

/** The product that the shape belongs to, in mm. */
function writeProduct(step: StepData, name: string, solid: string): void {
  const application = step.add("APPLICATION_CONTEXT('automotive_design')");
  step.add(
    `APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2010,${application})`,
  );
  const context = step.add(`PRODUCT_CONTEXT('',${application},'mechanical')`);
  const product = step.add(`PRODUCT('${name}','${name}','Envelope, schematic',(${context}))`);
  const formation = step.add(`PRODUCT_DEFINITION_FORMATION('','',${product})`);
  const stage = step.add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`);
  const definition = step.add(`PRODUCT_DEFINITION('design','',${formation},${stage})`);
  const shape = step.add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
  const length = step.add("(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))");
  const angle = step.add("(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))");
  const solidAngle = step.add("(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())");
  const exactness = step.add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-6),${length},'distance_accuracy_value','')`,
  );
  const units = step.add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${exactness}))GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solidAngle}))REPRESENTATION_CONTEXT('',''))`,
  );
  const origin = step.placement([0, 0, 0], UP, [1, 0, 0]);
  const body = step.add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',(${origin},${solid}),${units})`);
  step.add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${body})`);
}

/** A round body as STEP AP214 (ISO 10303-21): one closed solid in mm along +z, its tip at the origin. */
export function writeStep(name: string, envelope: Envelope): string {
  const step = new StepData();
  const plain = name.replaceAll(/[^A-Za-z0-9. ×-]/g, "_").replaceAll("×", "x");
  const rings = envelope.map((corner) => ring(step, corner));
  const faces = rings.slice(1).flatMap((to, index) => {
    const from = rings[index] ?? to;
    return from.corner.x === to.corner.x ? [flatFace(step, from, to)] : roundFaces(step, from, to);
  });
  const shell = step.add(`CLOSED_SHELL('',(${faces.join(",")}))`);
  writeProduct(step, plain, step.add(`MANIFOLD_SOLID_BREP('${plain}',${shell})`));
  return [
    "ISO-10303-21;",
    "HEADER;",
    "FILE_DESCRIPTION(('Envelope, schematic, not for manufacture'),'2;1');",
    `FILE_NAME('${plain}.step','',(''),(''),'','','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    "ENDSEC;",
    "DATA;",
    ...step.lines,
    "ENDSEC;",
    "END-ISO-10303-21;",
    "",
  ].join("\n");
}
