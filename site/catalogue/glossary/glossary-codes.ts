import { workpieceGroups, type WorkpieceGroup } from "./workpiece-groups.ts";

/** A kind of code: a pattern that finds it, and what one such code means, in at most 40 words. */
export interface CodeTerm {
  /** Global, so that every match is found. */
  pattern: RegExp;
  explain: (code: string) => string;
}

function term(pattern: RegExp, text: string): CodeTerm {
  return { pattern, explain: () => text };
}

const groupTexts: Readonly<Record<WorkpieceGroup, string>> = {
  P: "Steel: unalloyed, alloyed and tool steel, for example EN8, EN19, 20MnCr5. Makes long chips. Group P of ISO 513, blue.",
  M: "Stainless steel, austenitic and duplex, for example SS 304, 316. Sticks and hardens while it is cut. Group M of ISO 513, yellow.",
  K: "Cast iron, grey, nodular and malleable, for example FG 260, SG 500/7. Makes short chips and wears the edge. Group K of ISO 513, red.",
  N: "Non-ferrous metals and plastics: aluminium, copper, brass, for example 6061, LM25. Needs sharp, smooth edges. Group N of ISO 513, green.",
  S: "Heat-resistant alloys and titanium, for example Inconel 718, Ti-6Al-4V. The heat stays in the edge. Group S of ISO 513, brown.",
  H: "Hardened steel and chilled iron, for example EN31 at 60 HRC. Needs very hard, strong edges. Group H of ISO 513, grey.",
};

function isGroup(letter: string): letter is WorkpieceGroup {
  return Object.hasOwn(workpieceGroups, letter);
}

function explainGroup(code: string): string {
  const letter = code.charAt(0);
  return isGroup(letter) ? groupTexts[letter] : "";
}

/** "P25", "P15–P35". */
function explainClass(code: string): string {
  const letter = code.charAt(0);
  const group = isGroup(letter) ? workpieceGroups[letter].toLowerCase() : "";
  const number = Number(code.slice(1, 3));
  const side =
    number <= 15
      ? "wear-resistant, for steady cuts"
      : number >= 30
        ? "tough, for interrupted cuts"
        : "in the middle";
  const what = code.includes("–")
    ? `Range of ISO 513 classes for ${group}`
    : `ISO 513 class for ${group}: ${side}`;
  return `${what}. From 01, hardest, to 50, toughest. Makers class their grades themselves.`;
}

/** "S01020": chamfer 0.10 mm × 20°, honed. */
function explainChamfer(code: string): string {
  const width = Number(code.slice(1, 4)) / 100;
  const honed = code.startsWith("S") ? ", then honed round" : ", not honed";
  return `Edge of a superhard insert: chamfer ${width.toFixed(2)} mm wide at ${Number(code.slice(4))}°${honed}. It strengthens the edge for hard and interrupted cuts.`;
}

const edgeForms: readonly CodeTerm[] = [
  term(/\(F\)/g, "Edge form F of ISO 1832: sharp, for soft and sticky metals."),
  term(
    /\(E\)/g,
    "Edge form E of ISO 1832: rounded by a few hundredths of a millimetre, so that it doesn't chip.",
  ),
  term(/\(T\)/g, "Edge form T of ISO 1832: a narrow chamfer strengthens the edge."),
  term(/\(S\)/g, "Edge form S of ISO 1832: chamfered and then rounded, the strongest edge."),
];

/** Codes other than coatings; of several at one place in a text the longest counts. */
export const codeTerms: readonly CodeTerm[] = [
  { pattern: /(?<![\p{L}\d])[PMKNSH](?= – (?!ISO ))/gu, explain: explainGroup },
  { pattern: /(?<![\p{L}\d])[PMKNSH](?![\p{L}\d])(?=$)/gu, explain: explainGroup },
  term(
    /\b[PMKNSH](?:01|\d[05])(?:–[PMKNSH]?(?:01|\d[05]))?(?= substrate)/g,
    "ISO 513 class of the carbide under the coating, as carbide is sold. What the coated tool is for is its workpiece material.",
  ),
  { pattern: /\b[PMKNSH](?:01|\d[05])(?:–[PMKNSH](?:01|\d[05]))?\b/g, explain: explainClass },
  { pattern: /\b[ST]\d{5}\b/g, explain: explainChamfer },
  ...edgeForms,
  term(/\bISO 513\b/g, "The standard that sorts workpiece materials into the groups P, M, K, N, S and H."),
  term(
    /\bISO(?= [PMKNSH]\d\d)/g,
    "Class by ISO 513, the standard that sorts cutting materials by what they cut: a letter for the workpiece, a number for toughness.",
  ),
  term(
    /\bRE\b/g,
    "Corner radius in mm. A larger one is stronger and allows more feed; a smaller one cuts with less force.",
  ),
  term(/\bR(?= \d)/g, "Radius of a round insert or ball nose in mm: half of its diameter."),
  term(
    /\bKAPR\b|κr/g,
    "Entering angle: between the main cutting edge and the direction of feed. 90° makes a square shoulder; 45° spreads the load over more edge.",
  ),
  term(
    /\bIC\b/g,
    "Inscribed circle: the largest circle inside an insert, touching its sides. It gives the insert's size, in mm.",
  ),
  term(
    /\bPoint angle\b/g,
    "Angle between the two cutting edges at a drill's tip. 140° centres itself in steel; 118° is usual for HSS.",
  ),
  term(
    /\bLead angle\b/g,
    "Slant of a parting edge. 0° cuts straightest; 6° leaves no pip on the part, but needs less feed.",
  ),
  term(/\bDIN 6535 HA\b/g, "Plain round shank, for collet, hydraulic and shrink chucks."),
  term(
    /\bDIN 6535 HB\b/g,
    "Round shank with a flat (two from 25 mm), for side-lock holders: the tool can't turn or be pulled out.",
  ),
  term(/\bDIN 6535 HE\b/g, "Round shank with a flat that slopes by 2°, for Whistle Notch holders."),
  term(
    /\bDIN 6535\b/g,
    "Standard for the shanks of solid carbide tools: HA plain, HB with a flat, HE with a sloping flat.",
  ),
  term(
    /\bDIN 1835(?: [A-E])?\b/g,
    "Standard for straight shanks of steel tools: A plain, B with a flat for side-lock holders.",
  ),
  term(
    /\bDIN 8030(?: [A-D])?\b/g,
    "Standard for the bores of milling cutters that sit on an arbor: bore, seat and the slots by which the arbor drives them.",
  ),
  term(/\bDIN 6527(?: [KL])?\b/g, "Standard for the lengths of solid carbide end mills: K short, L long."),
  term(
    /\bDIN 6537(?: [KL])?\b/g,
    "Standard for solid carbide drills: K for holes of about 3 × D, L for about 5 × D.",
  ),
  term(/\bDIN 338\b/g, "Standard for jobber drills with a straight shank, usually HSS."),
  term(
    /\bDIN 37[146]\b/g,
    "Standard for machine taps: DIN 371 with a thick shank, up to M10; DIN 376 with a thin shank, for coarse threads; DIN 374 for fine threads.",
  ),
  term(/\bDIN 47[12]\b/g, "Standard for circlips and their grooves: DIN 471 on shafts, DIN 472 in bores."),
  term(/\bDIN 2197\b/g, "Standard for the chamfer forms of taps."),
  term(
    /\bForm [ABR](?=, 60°)/g,
    "Shape of a centre drill by DIN 333: A with a plain 60° cone, B with a protecting chamfer, R with a rounded cone.",
  ),
  term(
    /\bForm [A-F]\b(?!, 60°)/g,
    "How many threads at a tap's tip are ground down: A 6–8, B 3.5–5 with spiral point for through holes, C 2–3 for blind holes, D 3.5–5, E 1.5–2, F 1–1.5.",
  ),
  term(
    /\b6HX?\b/g,
    "The usual tolerance for internal metric threads. A 6H tap makes threads for normal bolts.",
  ),
  term(/\bISO 2(?=\))/g, "Tap class for threads with tolerance 6H: the usual one."),
  term(
    /\b[gh]\d\b/g,
    "Tolerance of a shank by ISO 286: never larger than its nominal size. h6 of 10 mm is 10.000 to 9.991 mm.",
  ),
  term(
    /\bH\d{1,2}\b/g,
    "Tolerance of a bore or groove by ISO 286: never smaller than its nominal size. A lower number is tighter.",
  ),
  term(/\bISO 261\b/g, "Standard for metric threads: which diameters go with which pitches."),
  term(/\bISO 724\b/g, "Standard for the basic dimensions of metric threads."),
  term(/\bISO 68-1\b/g, "Standard for the 60° profile of metric threads."),
  term(/\bISO 228-1\b/g, "Standard for parallel pipe threads G (BSP), which don't seal by themselves."),
  term(/\bISO 965(?:-\d)?\b/g, "Standard for the tolerances of metric threads."),
  term(/(?<![\p{L}\d])M(?= – ISO)/gu, "Metric thread: 60° profile, diameter and pitch in mm."),
  term(/\bG \(BSP\)|\bBSPP?\b/g, "British Standard Pipe, parallel: a 55° pipe thread, sealed by a washer."),
  term(/\b(?:NPTF?|BSPT)\b/g, "Tapered pipe thread, which seals in itself: NPT 60°, BSPT 55°."),
  term(/\bUN[CFJ]?\b/g, "Unified inch thread with a 60° profile: UNC coarse, UNF fine."),
  term(/\bTR\b|\bTr\b/g, "Trapezoidal metric thread with a 30° profile, for lead screws."),
  term(/\bTPI\b/g, "Threads per inch: 25.4 mm divided by the pitch."),
  term(/\bHRC\b/g, "Rockwell hardness, for hard steel: about 20 is tough alloy steel, 60 a ball bearing."),
  term(
    /\bHB\b(?<!DIN 6535 HB)/g,
    "Brinell hardness, for soft and medium metals: mild steel has about 120, alloy steel up to about 300.",
  ),
  term(
    /\bHSS-E(?:-PM)?\b|\bHSS(?:-PM)?\b/g,
    "High-speed steel: tougher than carbide. E means with cobalt, which keeps it hard when hot; PM made from powder, with finer grain.",
  ),
  term(
    /\bPCBN\b/g,
    "Polycrystalline cubic boron nitride: next to diamond in hardness, for hardened steel and cast iron. Not for soft steel.",
  ),
  term(
    /\babout \d+ % CBN\b|\bCBN\b/g,
    "Share of cubic boron nitride. About 45–65 % with ceramic binder is for hardened steel; 80–95 % with metal binder for cast iron.",
  ),
  term(
    /\bPCD\b/g,
    "Polycrystalline diamond: the hardest tool there is, for aluminium, copper and plastics. Never for steel: diamond reacts with iron.",
  ),
  term(
    /\b\d+ µm grain\b/g,
    "Size of the diamond grains: 2 µm gives the sharpest edge, 10 µm is for general work, 25 µm lasts longest in abrasive metal.",
  ),
  term(/\bMQL\b/g, "Minimum quantity lubrication: a little oil in a stream of air instead of emulsion."),
  term(/(?<=\d )× D\b/g, "Times the diameter: 5 × D on a 10 mm drill is a hole 50 mm deep."),
  term(
    /\bU-drill\b/g,
    "Drill with exchangeable inserts and coolant through it, for short holes from solid. No pilot hole is needed.",
  ),
  term(/\b3D\b/g, "Surfaces curved in all directions, as in moulds."),
  term(/\bSi\b/g, "Silicon. Above about 12 % it makes aluminium abrasive: diamond tools last longest."),
];
