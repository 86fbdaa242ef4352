import { byText, type ConceptRole, type FactTest, type NamedConcept } from "./concept.ts";

function named(role: ConceptRole, label: string, phrases: string, tests: FactTest[]): NamedConcept {
  return { phrases, concept: { role, label, all: [tests] } };
}

const shown = ["coating", "grade", "name", "about"] as const;

/** A coating's formula as a word of its own: TiN isn't in AlTiN. */
function coating(formula: string, more = ""): NamedConcept {
  const pattern = new RegExp(String.raw`(?<![A-Za-z])${formula}(?![a-z])`, "i");
  return named("coating", `${formula} coating`, `${formula.toLowerCase()}${more && `|${more}`}`, [
    byText(pattern, ["coating"]),
    byText(pattern, ["name", "about"], 1),
  ]);
}

/** Coatings and cutting materials. */
export const coatingsAndMaterials: readonly NamedConcept[] = [
  coating("TiN", "titanium nitride|tin coated|tin coating|golden coated|gold coated"),
  coating("TiCN", "titanium carbonitride"),
  coating("TiAlN", "titanium aluminium nitride|tialn coated"),
  coating("AlTiN"),
  coating("AlCrN", "alcr"),
  coating("TiSiN"),
  coating("AlTiSiN"),
  coating("CrN"),
  coating("ZrN"),
  coating("DLC", "diamond like carbon|ta c"),
  coating("Al2O3", "alumina|aluminium oxide"),
  named("coating", "CVD coating", "cvd|cvd coated", [byText(/\bCVD\b/, [...shown])]),
  named("coating", "PVD coating", "pvd|pvd coated", [
    byText(/\bPVD\b/, ["coating"]),
    byText(/^(?:Ti|Al|Cr|Zr)\w*N\b/, ["coating"], 1),
  ]),
  named("coating", "Uncoated", "uncoated|bright|without coating|non coated", [
    byText(/uncoated|bright/i, ["coating", "grade"]),
  ]),
  named("coating", "Coated", "coated|coating", [
    byText(/^(?!uncoated|bright)./i, ["coating"]),
    byText(/^coated/i, ["grade"]),
  ]),
  named(
    "substance",
    "Solid carbide",
    "carbide|solid carbide|tungsten carbide|tc|micrograin carbide|micro grain carbide|full carbide|sc",
    [
      byText(/solid carbide/i, ["type", "name"]),
      byText(/carbide/i, ["grade"], 1),
      byText(/carbide/i, ["type", "name", "place"], 1),
    ],
  ),
  named("substance", "High-speed steel (HSS)", "hss|high speed steel|speed steel|hsse", [
    byText(/\bHSS\b/, ["grade"]),
    byText(/\bHSS\b/, ["name", "type", "about"], 1),
  ]),
  named("substance", "HSS-E (cobalt)", "cobalt|hss e|hss co|hssco|co5|co8|hsse co", [
    byText(/HSS-?E|cobalt/i, ["grade", "name", "type"]),
  ]),
  named("substance", "PCBN", "cbn|pcbn|cubic boron nitride|boron nitride|cbn tipped", [
    byText(/\bPCBN\b/, ["type", "grade", "name"]),
  ]),
  named("substance", "PCD (diamond)", "pcd|diamond|polycrystalline diamond|pcd tipped", [
    byText(/\bPCD\b/, ["type", "grade", "name"]),
  ]),
  named("substance", "Cermet", "cermet", [byText(/cermet/i, ["grade", "name", "type"])]),
  named("substance", "Ceramic", "ceramic", [byText(/ceramic/i, ["grade", "name", "type"])]),
];
