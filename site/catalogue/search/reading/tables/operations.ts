import {
  byFamily,
  byText,
  type Concept,
  type ConceptRole,
  type FactTest,
  type NamedConcept,
} from "./concept.ts";

function named(role: ConceptRole, label: string, phrases: string, tests: FactTest[]): NamedConcept {
  return { phrases, concept: { role, label, all: [tests] } };
}

const told = ["application", "name", "type", "about"] as const;

/** What is said first of a tool counts more than what stands in its description. */
function operation(
  label: string,
  phrases: string,
  pattern: RegExp,
  ...families: Parameters<typeof byFamily>
): NamedConcept {
  const about = byText(pattern, ["about", "finish", "edge"], 2);
  return named("operation", label, phrases, [
    byText(pattern, ["application", "name", "type"]),
    ...byFamily(...families),
    about,
  ]);
}

/** An operation that only tools made for it can do: what is said of others on the way doesn't count. */
function kind(
  label: string,
  phrases: string,
  pattern: RegExp,
  ...families: Parameters<typeof byFamily>
): NamedConcept {
  const tests = [byText(pattern, ["application", "name", "type"]), ...byFamily(...families)];
  return named("kind", label, phrases, tests);
}

/** Threads for wire inserts are larger than the thread by which they are called. */
export const wireInserts: Concept = {
  role: "system",
  label: "STI, for wire thread inserts",
  all: [
    [
      byText(/\bSTI\b|\bEG M|wire (?:thread )?insert|helicoil/i, [
        "name",
        "type",
        "threadStandards",
        "designation",
      ]),
    ],
  ],
};

/** Operations, the hand, and other details by which a tool is chosen. */
export const operations: readonly NamedConcept[] = [
  operation("Turning", "turning|longitudinal turning|od turning|lathe work", /turning/i, [
    "turning-insert",
    "turning-holder",
    "superhard-insert",
    "boring-bar",
  ]),
  operation("Facing", "facing", /\bfac(?:e|ing)\b/i),
  operation("Profiling", "profiling|profile turning|copying|copy turning|contouring|profile", /profil|copy/i),
  operation("Finishing", "finishing|finish|fine finish|fine finishing|super finish|mirror finish", /finish/i),
  operation("Roughing", "roughing|rough|heavy cut|heavy roughing|heavy duty|rough machining", /rough|heavy/i),
  operation(
    "Medium machining",
    "medium|medium machining|semi finishing|semi finish|medium turning",
    /medium|semi/i,
  ),
  kind("Grooving", "grooving|groove|undercut|grooving operation", /groov/i, [
    "grooving-insert",
    "grooving-holder",
  ]),
  kind(
    "Circlip grooves",
    "circlip|snap ring|seeger|circlip groove|circlip grooving|retaining ring|din 471|din 472",
    /circlip/i,
  ),
  kind("Parting off", "parting|parting off|cut off|cutting off", /parting/i, [
    "parting-insert",
    "parting-blade",
  ]),
  kind("Threading", "threading|thread|thread cutting|screw cutting|thread turning", /thread/i, [
    "threading-insert",
    "threading-holder",
    "tap",
  ]),
  kind("Tapping", "tapping", /\btap(?:ping)?\b/i, ["tap"]),
  operation(
    "Drilling",
    "drilling|hole|hole making|drilling operation",
    /drill/i,
    ["drill", "u-drill"],
    "drilling-insert",
  ),
  operation("Face milling", "face milling", /fac(?:e mill|ing)/i),
  operation("Shoulder milling", "shoulder milling|side milling|side and face|shoulder", /shoulder/i),
  operation("Slots", "slotting|slot|slot milling", /slot/i),
  operation("Keyways", "keyway|key way|keyseat|key slot", /keyway/i),
  operation(
    "Copy milling",
    "copy milling|3d finishing|3d milling|die and mould|die mould|mould work|die sinking",
    /copy mill|3d|mould/i,
  ),
  operation("Chamfering", "chamfering|chamfer", /chamfer/i),
  operation("Ramping", "ramping|plunging|plunge|helical interpolation", /ramp|plung/i),
  operation(
    "Interrupted cuts",
    "interrupted|interrupted cut|intermittent|intermittent cut|interrupted cutting",
    /interrupt/i,
  ),
  operation("Continuous cuts", "continuous|continuous cut", /continuous/i),
  // What pushes its chips ahead breaks on the ground of a blind hole.
  kind("Blind holes", "blind hole|blind|bottom hole", /blind/i),
  operation("Through holes", "through hole", /through hole/i),
  operation("Deep holes", "deep hole|deep drilling", /deep|(?:8|1[0-9]|2\d|30) × D/i),
  operation("High speed", "high speed|high speed machining|hsm|high speed cutting", /high[ -]speed/i),
  operation("High feed", "high feed|fast feed", /(?:high|fast)[ -]feed/i),
  operation(
    "Trochoidal milling",
    "trochoidal|trochoidal milling|dynamic milling|adaptive milling",
    /trochoid|dynamic/i,
  ),
  named("hand", "Left hand", "left hand|left|lh|left handed", [byText(/left hand/i, ["type", "name"])]),
  named("hand", "Right hand", "right hand|right|rh|right handed", [byText(/right hand/i, ["type", "name"])]),
  named("hand", "Neutral", "neutral", [byText(/neutral/i, ["type", "name"])]),
  named("kind", "Internal", "internal|inside|id|inner", [
    byText(/internal/i, ["type", "name", "place"]),
    ...byFamily("boring-bar"),
    byText(/\bboring\b/i, ["application"], 1),
    // Any other insert goes into a bar as well as into a holder.
    ...byFamily(["turning-insert", "superhard-insert"]).map((test) => ({ ...test, weak: 4 })),
  ]),
  named("kind", "External", "external|outside|od|outer", [
    byText(/external/i, ["type", "name", "place"]),
    byText(/external/i, ["application"], 1),
    ...byFamily(["turning-insert", "superhard-insert"]).map((test) => ({ ...test, weak: 4 })),
  ]),
  {
    phrases:
      "helicoil|heli coil|sti|wire thread insert|wire insert|thread wire insert|screw thread insert|recoil|recoil insert|ensat|keensert|thread repair|thread repair insert",
    concept: wireInserts,
  },
  named(
    "detail",
    "Through coolant",
    "through coolant|coolant through|internal coolant|coolant hole|through tool coolant|inner coolant|oil hole|ik|with coolant hole",
    [byText(/through/i, ["coolant"]), byText(/through coolant|internal coolant/i, ["name", "type"])],
  ),
  named("detail", "Indexable", "indexable|insert type|tipped|with insert", [
    byText(/indexable/i, ["type", "name", "place"]),
    byText(/./, ["insert"]),
  ]),
  named("detail", "Double-ended", "double ended|double end|double side", [
    byText(/double[ -](?:ended|sided)/i, [...told, "insert"]),
  ]),
  named("detail", "Self-clamping", "self clamping|self grip", [
    byText(/self[ -](?:clamp|grip)/i, ["insert", ...told]),
  ]),
  named("detail", "Polished", "polished|mirror polished|polish", [byText(/polish/i, ["finish", ...told])]),
  named("detail", "Long", "long|extra long|long reach|long neck|long length", [
    byText(/long|extended/i, ["name", "type"]),
    byText(/(?:8|1[0-9]|2\d|30) × D|DIN 6537 L/, ["name", "type"], 1),
  ]),
  named("detail", "Short", "short", [
    byText(/short|stub|DIN 6537 K|DIN 6539/i, ["name", "type"]),
    byText(/short/i, ["application", "about"], 1),
  ]),
  named("detail", "Full profile", "full profile|full form", [
    byText(/full[ -]profile/i, ["name", "threadStandards", "about"]),
  ]),
  named("detail", "Partial profile", "partial profile|universal profile", [
    byText(/partial[ -]profile/i, ["name", "threadStandards", "about"]),
  ]),
  named("detail", "Wiper", "wiper", [byText(/wiper/i, ["name", "edge", "about", "type"])]),
  named(
    "detail",
    "Unequal helix",
    "unequal helix|variable helix|vari helix|variable pitch|unequal flute|anti vibration",
    [byText(/unequal|variable/i, [...told])],
  ),
  named("kind", "Round", "round|button|round shape", [
    byText(/^R[A-Z]{3} /, ["designation"]),
    byText(/round/i, ["type", "name", "edge"], 1),
  ]),
  named("detail", "Square", "square", [
    byText(/^S[A-Z]{3} \d/, ["designation"]),
    byText(/square/i, ["name", "edge"], 1),
    byText(/^(\d+) × \1 mm/, ["shank"], 1),
  ]),
  named("kind", "Triangle", "triangle|triangular", [byText(/^T[A-Z]{3} \d/, ["designation"])]),
  named("kind", "Trigon", "trigon|trigonal", [byText(/^W[A-Z]{3} \d/, ["designation"])]),
  named("kind", "Rhombic 80°", "eighty degree|rhombic", [byText(/^C[A-Z]{3} \d/, ["designation"])]),
  named("detail", "Weldon shank", "weldon|weldon shank|side lock|side lock shank|din 6535 hb|hb shank", [
    byText(/HB\b|Weldon/, ["shank"]),
  ]),
  named("detail", "Plain shank", "plain shank|straight shank|parallel shank|din 6535 ha|cylindrical shank", [
    byText(/HA\b|plain/, ["shank"]),
  ]),
];
