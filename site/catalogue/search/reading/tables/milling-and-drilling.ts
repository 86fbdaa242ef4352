import { byFamily, byText, type Concept, type FactTest, type NamedConcept } from "./concept.ts";

function family(
  label: string,
  phrases: string,
  all: FactTest[][],
  partner?: Concept["partner"],
): NamedConcept {
  return { phrases, concept: { role: "family", label, all, ...(partner && { partner }) } };
}

const words = ["type", "name", "application", "about"] as const;
const endMill = [...byFamily("end-mill"), byText(/end mill/i, ["type"], 1)];
const drill = byFamily("drill", "u-drill");
/** Who says "drill" wants a hole: what only spots or centres one comes last. */
const notForSpots: FactTest[] = [
  byText(/^(?!.*\b(?:spot(?:ting)?|cent(?:re|er))\b)/i, ["type"]),
  { families: ["drill", "u-drill"], weak: 3 },
];

/** Families of milling and drilling tools, by what people call them. */
export const millingAndDrilling: readonly NamedConcept[] = [
  family(
    "End mills",
    "end mill|square end mill|flat end mill|flat end|end milling cutter|end cutter|carbide cutter|flat cutter|solid cutter|hss cutter",
    [endMill],
  ),
  family(
    "Slot drills",
    "slot drill|slot mill|slot cutter|slotting cutter|slot end mill|keyway cutter|keyway end mill|key way cutter",
    [
      endMill,
      [byText(/slot|keyway/i, ["name"]), byText(/^2$/, ["flutes"], 1), byText(/keyway/i, ["application"], 1)],
    ],
  ),
  family(
    "End mills with a corner radius",
    "bull nose|bull nose end mill|bull nose cutter|bull end mill|corner radius end mill|corner radius cutter|corner rad end mill|radius end mill|toroidal cutter|toroidal end mill|toroid",
    [endMill, [byText(/corner radius|toroid|bull/i, ["name", "type"]), byText(/\bRE /, ["edge"], 1)]],
  ),
  family(
    "Ball nose end mills",
    "ball nose|ball nose end mill|ball nose cutter|ball nose mill|ball end mill|ball end|ball mill|ball cutter|ball endmill|ball|spherical cutter|round nose",
    [byFamily("ball-nose")],
  ),
  family(
    "Roughing end mills",
    "roughing end mill|roughing cutter|ripper|ripper cutter|rougher|hog mill|corn cutter",
    [endMill, [byText(/rough/i, ["name", "type"]), byText(/rough/i, ["application", "about"], 1)]],
  ),
  family(
    "Face mills",
    "face mill|face milling cutter|face cutter|facing cutter|facing mill|facemill cutter|face mill cutter",
    [[byText(/face mill/i, ["type"]), byText(/face mill/i, ["name"], 1)]],
    "holder",
  ),
  family(
    "Shoulder mills",
    "shoulder mill|shoulder cutter|shoulder milling cutter|square shoulder mill|square shoulder cutter|shell mill|shell cutter|shell end mill",
    [
      [
        byText(/shoulder mill/i, ["type"]),
        byText(/shoulder|90° indexable end mill/i, ["type", "name"], 1),
        byText(/indexable end mill/i, ["type"], 2),
        byText(/shell mill/i, ["about"], 2),
      ],
    ],
    "holder",
  ),
  family(
    "Indexable end mills",
    "indexable end mill|insert end mill|insert type end mill|insert cutter|indexable cutter|indexable mill|insert type cutter|tipped end mill|tipped cutter",
    [
      [
        byText(/indexable end mill/i, ["type"]),
        ...byFamily("milling-cutter").map((test) => ({ ...test, weak: 1 })),
      ],
    ],
    "holder",
  ),
  family(
    "Copy mills",
    "copy mill|copy milling cutter|copy cutter|button cutter|button mill|button face mill|round insert cutter|round insert milling cutter|round insert mill|round insert end mill|round insert face mill",
    [[byText(/copy mill/i, ["type"]), byText(/round/i, ["edge"], 1), { families: ["ball-nose"], weak: 2 }]],
    "holder",
  ),
  family(
    "High-feed mills",
    "high feed mill|high feed cutter|high feed end mill|hi feed cutter|fast feed cutter",
    [[byText(/(?:high|fast)[ -]feed/i, [...words])]],
  ),
  family(
    "Chamfer mills",
    "chamfer mill|chamfer cutter|chamfering cutter|chamfering tool|chamfer end mill|countersink|counter sink|csk|deburring|deburring cutter|deburring tool|v cutter|chamfer drill",
    [
      [
        byText(/chamfer|countersink/i, ["type", "name"]),
        byText(/spot.*chamfer|chamfer.*spot/i, ["place"], 1),
      ],
    ],
  ),
  family("Thread mills", "thread mill|thread milling cutter|threading mill|thread milling|thread cutter", [
    [byText(/thread(?:ing)? mill/i, ["type", "name", "place"])],
  ]),
  family(
    "Milling cutters",
    "cutter|milling cutter|mill|milling tool|milling",
    [
      byFamily(["milling-cutter", "end-mill"], "ball-nose").concat(
        byText(/\bmill(?:ing cutter)?\b/i, ["type"], 1),
      ),
    ],
    "holder",
  ),
  family(
    "Drills",
    "drill|drill bit|bit|twist drill|drilling tool|parallel shank drill|straight shank drill",
    [drill, notForSpots],
    "drill",
  ),
  family(
    "Jobber drills",
    "jobber drill|jobber|jobber length drill|jobber series|din 338",
    [drill, [byText(/jobber|DIN 338/i, ["type", "name"]), byText(/jobber|DIN 338/i, [...words, "shank"], 1)]],
    "drill",
  ),
  family(
    "Long drills",
    "long series drill|long drill|extra long drill|long series|extra length drill|long length drill|deep hole drill",
    [drill, [byText(/long|DIN 6537 L|DIN 340|DIN 1869|(?:5|7|8|1[0-9]|2\d|30) × D/i, ["type", "name"])]],
    "drill",
  ),
  family(
    "Short drills",
    "stub drill|short drill|short series drill|stub|stub length drill|stub series drill",
    [drill, [byText(/short|stub|DIN 6539|DIN 6537 K|DIN 1897|[23] × D/i, ["type", "name"])]],
    "drill",
  ),
  family(
    "Centre and spot drills",
    "centre drill|spot drill|spotting drill|spotting|nc spot drill|nc drill|centering drill|centre spot drill",
    [[byText(/\b(?:cent(?:re|er)|spot(?:ting)?) drill/i, ["type", "name"])]],
  ),
  family("Step drills", "step drill|stepped drill|subland drill|counterbore drill", [
    [byText(/step/i, ["type", "name"])],
  ]),
  family("Micro drills", "micro drill|mini drill|miniature drill", [
    [byText(/micro drill|miniature/i, ["type", "name", "place"])],
  ]),
  family(
    "Tapping drills",
    "tapping drill|tap drill|tapping hole drill|tap hole drill|tapping size drill|tap size drill|drill tap hole|pre tap drill|core hole drill|core drill|=tapping hole|=tapping size|=tap hole|=core hole|=pilot hole|pilot drill",
    [byFamily("drill"), notForSpots],
    "drill",
  ),
  family(
    "U-drills",
    "u drill|u type drill|insert drill|indexable drill|indexable insert drill|insert type drill|tipped drill|spade drill|turbo drill",
    [
      [
        { families: ["u-drill"], weak: 0 },
        { families: ["drilling-insert"], weak: 3 },
      ],
    ],
    "holder",
  ),
];
