import { byFamily, byText, type Concept, type FactTest, type NamedConcept } from "./concept.ts";

function family(
  label: string,
  phrases: string,
  all: FactTest[][],
  partner?: Concept["partner"],
): NamedConcept {
  return { phrases, concept: { role: "family", label, all, ...(partner && { partner }) } };
}

const inserts = byFamily(
  [
    "turning-insert",
    "milling-insert",
    "drilling-insert",
    "threading-insert",
    "grooving-insert",
    "parting-insert",
  ],
  "superhard-insert",
);
const turningInserts = byFamily("turning-insert", "superhard-insert");
const tap = byFamily("tap");
const words = ["type", "name", "application"] as const;

const formingTaps = family(
  "Forming taps",
  "forming tap|form tap|roll tap|rolling tap|fluteless tap|thread former|thread forming tap|cold forming tap|roll form tap|roll forming tap",
  [tap, [byText(/form(?:ing)?\b|fluteless|roll/i, ["type", "name"])]],
  "tap",
);

/** Taps that press their thread: the hole for one is larger than for a cutting tap. */
export const formingTap: Concept = formingTaps.concept;

/** Families of inserts, holders, bars, blades and taps, by what people call them. */
export const turningAndThreading: readonly NamedConcept[] = [
  family(
    "Inserts",
    "insert|tip|carbide insert|carbide tip|indexable insert|cutting insert|tool tip|throwaway insert|throw away tip",
    [inserts],
    "insert",
  ),
  family(
    "Turning inserts",
    "turning insert|turning tip|lathe insert|cnc insert|cnc tip|od turning insert|facing insert",
    [turningInserts],
    "insert",
  ),
  family(
    "Negative inserts",
    "negative insert|negative turning insert|negative tip",
    [turningInserts, [byText(/negative/i, ["type"]), byText(/^[A-Z]N/, ["designation"], 1)]],
    "insert",
  ),
  family(
    "Positive inserts",
    "positive insert|positive turning insert|boring insert|positive tip|boring tip",
    [turningInserts, [byText(/positive/i, ["type"]), byText(/^[A-Z][BCDEP]/, ["designation"], 1)]],
    "insert",
  ),
  family("Milling inserts", "milling insert|milling tip", [byFamily("milling-insert")], "insert"),
  family(
    "Threading inserts",
    "threading insert|thread insert|threading tip|thread cutting insert|thread cutting tip|screw cutting insert|thread turning insert",
    [byFamily("threading-insert")],
    "insert",
  ),
  family(
    "Grooving inserts",
    "grooving insert|groove insert|grooving tip|groove tip|grooving tips|circlip insert|circlip grooving insert|circlip groove insert|circlip tip",
    [byFamily("grooving-insert")],
    "insert",
  ),
  family(
    "Parting inserts",
    "parting insert|parting tip|parting off insert|parting off tip|cut off insert|cut off tip|cutting off insert",
    [byFamily("parting-insert")],
    "insert",
  ),
  family(
    "Drilling inserts",
    "drilling insert|drilling tip|drill tip",
    [byFamily("drilling-insert")],
    "insert",
  ),
  family(
    "Toolholders",
    "holder|tool holder|=insert holder|=tip holder|tool shank|holder shank|clamp holder",
    [byFamily(["turning-holder"], ["grooving-holder", "threading-holder"], ["boring-bar", "parting-blade"])],
    "holder",
  ),
  family(
    "Turning toolholders",
    "turning holder|turning tool holder|=turning tool|external holder|external tool holder|od holder|od turning holder|lathe tool|lathe holder|external turning holder",
    [byFamily("turning-holder")],
    "holder",
  ),
  family(
    "Grooving toolholders",
    "grooving holder|groove holder|grooving tool holder|grooving tool|groove tool|circlip holder|circlip grooving holder",
    [[...byFamily("grooving-holder"), { families: ["threading-holder"], weak: 2 }]],
    "holder",
  ),
  family(
    "Threading toolholders",
    "threading holder|thread holder|threading tool holder|threading tool|external threading holder|thread cutting holder|thread cutting tool",
    [[...byFamily("threading-holder")]],
    "holder",
  ),
  family(
    "Parting holders and blades",
    "parting holder|parting tool|parting tool holder|parting off tool|parting off holder|cut off holder|cut off tool",
    [byFamily("parting-blade", "grooving-holder")],
    "holder",
  ),
  family(
    "Parting blades",
    "parting blade|blade|parting off blade|cut off blade|cutting blade|cut off tool blade",
    [byFamily("parting-blade")],
    "holder",
  ),
  family(
    "Boring bars",
    "boring bar|boring tool|boring holder|bore bar|boring|bore|internal holder|internal tool holder|internal turning holder|internal turning tool|internal turning bar|internal turning|internal tool|internal bar|id bar|id holder|id boring bar|bar|boring bar holder",
    [[...byFamily("boring-bar"), byText(/^internal threading/i, ["type"], 3)]],
    "holder",
  ),
  family(
    "Threading bars",
    "threading bar|thread bar|internal threading bar|internal threading holder|internal threading tool|thread boring bar|internal thread bar",
    [[...byFamily("threading-holder")], [byText(/internal/i, ["type"])]],
    "holder",
  ),
  family(
    "Taps",
    "tap|machine tap|hand tap|tapping tool|thread tap|screw tap|metric tap|nut tap|tap set",
    [tap],
    "tap",
  ),
  family(
    "Spiral point taps",
    "spiral point tap|spiral point|gun tap|gun nose tap|through hole tap|straight gun tap",
    [tap, [byText(/spiral point|gun/i, [...words]), byText(/through/i, ["application"], 1)]],
    "tap",
  ),
  family(
    "Spiral flute taps",
    "spiral flute tap|spiral flute|spiral tap|helical flute tap|helical tap|blind hole tap|bottoming tap|sp flute tap",
    [tap, [byText(/spiral flute|helical/i, [...words]), byText(/blind/i, ["application"], 1)]],
    "tap",
  ),
  family(
    "Straight flute taps",
    "straight flute tap|straight flute|straight fluted tap",
    [tap, [byText(/straight flute/i, [...words])]],
    "tap",
  ),
  formingTaps,
  family(
    "Pipe taps",
    "pipe tap|pipe thread tap|gas tap|bsp tap|npt tap",
    [tap, [byText(/pipe|\bG \d|NPT|BSP|ISO 228/i, ["name", "type", "size", "threadStandards"])]],
    "tap",
  ),
];
