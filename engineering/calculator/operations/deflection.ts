import type { Formula } from "../formula.ts";

const { PI } = Math;

/** Part of an end mill's diameter that bends like a round bar: Kops and Vo, CIRP Annals 39 (1990). */
const FLUTED = 0.8;

/** Modulus of elasticity, GPa: of steel, and of carbide with about 10 % cobalt; grades differ by a twentieth or more. */
export const STEEL = 210;
export const CARBIDE = 580;

/** How many diameters makers' guides let a solid bar reach, and its modulus, by what it is made of. */
export const barReaches = {
  steel: { diameters: 4, modulus: STEEL },
  carbide: { diameters: 6, modulus: CARBIDE },
} as const;

/** The force along the cutting speed. */
export const cutForce: Formula = {
  gives: "cutForce",
  needs: ["power", "efficiency", "speed"],
  text: "60 000 · {power} · {efficiency} ÷ {speed}",
  source: "F = P ÷ v, the mean of a turn; the peak of each tooth is higher",
  of: ({ power, efficiency, speed }) => (60_000 * power * efficiency) / speed,
};

const cantilever =
  "Cantilever, F · L³ ÷ (3 · E · I), I = π · d⁴ ÷ 64. The clamping gives way too: expect more";

/** Of a rod that is clamped stiff at one end; `part` of its diameter bends like a round bar. */
function deflectionOf(diameter: "barDiameter" | "diameter", part: number): Formula[] {
  const isWhole = part === 1;
  const round = isWhole ? `{${diameter}}` : `(${part} · {${diameter}})`;
  return [
    cutForce,
    {
      gives: "slenderness",
      needs: ["overhang", diameter],
      text: `{overhang} ÷ {${diameter}}`,
      source: "Geometry",
      of: ({ overhang, [diameter]: thick }) => overhang / thick,
    },
    {
      gives: "deflection",
      needs: ["cutForce", "overhang", "modulus", diameter],
      text: `64 · {cutForce} · {overhang}³ ÷ (3 · π · {modulus} · ${round}⁴)`,
      source: isWhole ? cantilever : `${cantilever}; the flutes leave ${part} of the diameter`,
      // A force in N over a modulus in GPa gives µm where lengths are in mm.
      of: ({ cutForce: force, overhang, modulus, [diameter]: thick }) =>
        (64 * force * overhang ** 3) / (3 * PI * modulus * (part * thick) ** 4),
    },
  ];
}

/** Of a boring bar. */
export const barDeflection = deflectionOf("barDiameter", 1);

/** Of a fluted end mill. */
export const millDeflection = deflectionOf("diameter", FLUTED);
