import { barReaches } from "#engineering/calculator/operations/deflection.ts";
import type { Mm } from "#engineering/units/units.ts";
import { usableDepth } from "#engineering/values/reach.ts";
import { valuesOf } from "#engineering/values/values.ts";
import { barReach } from "../cutting/bar-reach.ts";
import { BORE_TO_MAJOR, type Assembly } from "./assembly.ts";
import type { Fact, FactInputs } from "./assembly-facts.ts";

const STATED = "Stated for the tool, without a tolerance.";
/** A step of corner radii of ISO 1832. */
const RADIUS_STEP = 0.4;

/** A length as facts print it. */
export function mm(value: Mm, decimals = 2): string {
  return `${Number(value.toFixed(decimals))} mm`;
}

function setbackWords([along, across]: readonly [number, number]): string {
  const moved = [along, across].map((each) => mm(RADIUS_STEP * each));
  return `Stated with the holder's reference insert. A corner radius ${mm(RADIUS_STEP)} larger brings the corner back by ${moved[0]}${across === 0 ? "" : `, and in by ${moved[1]}`}: touch it off.`;
}

/** A fact of one value; none where no value gives it. */
function stated(name: string, value: Mm | undefined, sure = STATED, sign = ""): Fact[] {
  return value === undefined ? [] : [{ name, text: `${sign}${mm(value)}`, sure }];
}

/** How far the edge is from the gauge line; of a cutter on an arbor its height is part of it. */
export function gaugeLength(overhang: Mm, nose: Mm | undefined): Mm | undefined {
  return nose === undefined ? undefined : overhang + nose;
}

function ofMill(assembly: Assembly, { overhang, nose }: FactInputs): Fact[] {
  const { kind, body, insert } = assembly;
  const { diameter, length, flutes } = valuesOf(body);
  const depth = usableDepth(body, insert);
  const measured = "As good as the figures that you typed: measure it on the presetter.";
  return [
    ...stated("Gauge length", gaugeLength(overhang, nose), measured),
    ...(insert ? stated("Cutting diameter DC", diameter?.max, STATED, "Ø") : []),
    ...(kind === "shell" ? stated("Height", length?.max, "") : []),
    ...stated(
      kind === "drill" ? "Deepest hole" : insert ? "Usable depth APMX" : "Reach APMX",
      depth,
      insert ? "" : STATED,
    ),
    ...(insert && flutes && kind !== "drill"
      ? [
          {
            name: "Inserts",
            text: `${flutes.count} × ${insert.specifications.size ?? insert.name}`,
            sure: "One in each tooth: cutters with several rows in a tooth state it.",
          },
        ]
      : []),
  ];
}

function ofThread({ body, insert, kind }: Assembly, { figures }: FactInputs): Fact[] {
  const bore = valuesOf(body).diameter?.max;
  const { pitch } = figures;
  const text = insert?.specifications.threadPitch;
  return [
    ...(text === undefined ? [] : [{ name: "Pitch", text, sure: "" }]),
    ...(kind === "bar" && bore !== undefined && pitch !== undefined
      ? [
          {
            name: "Smallest thread",
            text: `Ø${mm(bore + BORE_TO_MAJOR * pitch, 1)}`,
            sure: "Metric and unified: its bore, major diameter − 1.0825 · P, is the bar's smallest.",
          },
        ]
      : []),
  ];
}

function ofGroove({ work, body, insert }: Assembly, { overhang }: FactInputs): Fact[] {
  const width = insert && valuesOf(insert).width?.max;
  const deepest = insert && usableDepth(body, insert);
  const reach = Math.min(overhang, deepest ?? Infinity);
  return [
    ...stated("Cutting width CW", width),
    ...stated("Deepest groove CDX", deepest, "What says less, holder or insert."),
    ...(work === "parting"
      ? [
          {
            name: "Parts bars up to",
            text: `Ø${mm(2 * reach)}`,
            sure: `To the centre, twice the ${deepest !== undefined && deepest <= overhang ? "deepest groove" : "overhang"}${deepest === undefined ? "; how deep the insert's seat lets it cut, no value says" : ""}.`,
          },
        ]
      : deepest === undefined
        ? [{ name: "Deepest groove CDX", text: "not stated", sure: "Ask before you cut deeper than wide." }]
        : []),
  ];
}

function ofHeld(assembly: Assembly, inputs: FactInputs): Fact[] {
  const { kind, work, body } = assembly;
  const { length, width, diameter, shank } = valuesOf(body);
  const own = barReach(body);
  const [bar] = shank?.sides ?? [];
  const steel = barReaches.steel.diameters;
  const { setback } = inputs;
  const isRound = work === "turning" && setback === undefined;
  const lf = setback ? setbackWords(setback) : isRound ? "To the round insert's foremost point." : STATED;
  return [
    ...(kind === "blade" ? [] : stated("Functional length LF", length?.max, lf)),
    ...(work === "turning" ? stated("Functional width WF", width?.max, "") : []),
    ...(kind === "bar" ? stated("Smallest bore DMIN", diameter?.max, STATED, "Ø") : []),
    ...(work === "threading" ? ofThread(assembly, inputs) : []),
    ...(work === "grooving" || work === "parting" ? ofGroove(assembly, inputs) : []),
    ...(own
      ? [
          {
            name: "Reach",
            text: mm(own.reach),
            sure: `${own.diameters} diameters: as far as makers' guides let bars of ${own.material} reach, no limit of this bar's own.`,
          },
        ]
      : kind === "bar" && bar
        ? [
            {
              name: "Reach",
              text: mm(steel * bar.mm),
              sure: `${steel} diameters, as far as makers' guides let bars of steel reach: no value says what this one is made of.`,
            },
          ]
        : []),
  ];
}

/** The lengths and widths of an assembly. */
export function assemblyLengths(assembly: Assembly, inputs: FactInputs): Fact[] {
  const { kind } = assembly;
  return kind === "mill" || kind === "shell" || kind === "drill"
    ? ofMill(assembly, inputs)
    : ofHeld(assembly, inputs);
}
