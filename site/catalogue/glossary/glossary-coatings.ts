import type { CodeTerm } from "./glossary-codes.ts";

/** A term with the same explanation for every spelling of the code. */
function term(pattern: RegExp, text: string): CodeTerm {
  return { pattern, explain: () => text };
}

/** Coatings, longer names before the shorter ones inside them. */
export const coatingTerms: readonly CodeTerm[] = [
  term(
    /\b(?:AlTiSiN|TiAlSiN|TiSiN)\b/g,
    "Titanium nitride with silicon, with or without aluminium, laid on as vapour (PVD): very hard and heat-resistant, for steel above about 50 HRC.",
  ),
  term(
    /\bTiAlN\b/g,
    "Titanium aluminium nitride, a violet-grey layer laid on as vapour (PVD): for steel, stainless steel and cast iron, dry or wet.",
  ),
  term(
    /\bAlTiN\b/g,
    "Aluminium titanium nitride, a dark layer with more aluminium than TiAlN, laid on as vapour (PVD): for hard and dry milling.",
  ),
  term(
    /\b(?:AlCrN|AlTiCrN)\b/g,
    "Nitride of aluminium and chromium, a grey layer laid on as vapour (PVD): stands heat well, for steel and stainless steel, on taps and end mills.",
  ),
  term(
    /\bTiCN\b/g,
    "Titanium carbonitride, a blue-grey layer: hard against abrasion, on taps and as the base under Al2O3.",
  ),
  term(/\bTiN\b/g, "Titanium nitride, a gold layer: a general coating, also on top of others to show wear."),
  term(
    /\bAl2O3\b/g,
    "Aluminium oxide: keeps heat out of the insert in fast turning of steel and cast iron; a thick layer is for cast iron.",
  ),
  term(/\bta-C\b/g, "Tetrahedral amorphous carbon: the hardest kind of diamond-like layer, very smooth."),
  term(
    /\bDLC(?: \(ta-C\))?/g,
    "Diamond-like carbon, a very smooth layer: aluminium and copper don't stick to it. Not for steel.",
  ),
  term(
    /\bCVD diamond\b/gi,
    "A film of diamond grown on carbide from gas: for graphite and fibre-reinforced plastics. Not for steel.",
  ),
  term(
    /\bCVD\b/g,
    "Coating grown from gas at high temperature, thicker than PVD: against wear at high speed in turning.",
  ),
  term(
    /\bPVD\b/g,
    "Coating laid on as vapour, thin: the edge stays sharp. For milling, drilling, threading and stainless steel.",
  ),
  term(
    /\bUncoated\b/gi,
    "No layer on the tool: the edge stays as sharp as it was ground, for aluminium and other metals that stick.",
  ),
];
