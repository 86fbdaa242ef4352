import { startSpeeds, type Operation } from "../../cutting/start-speeds.ts";
import { workpieceLetters } from "../../../catalogue/glossary/workpiece-groups.ts";
import type { GuideTable, GuideText } from "../guide.ts";

const materials: [Operation, string][] = [
  ["hard turning", "PCBN, low content"],
  ["turning with high-content PCBN", "PCBN, high content"],
  ["turning with PCD", "PCD"],
];

function speedTable(): GuideTable[] {
  const rows = materials.flatMap(([operation, material]) =>
    workpieceLetters.flatMap((group) =>
      (startSpeeds[operation][group] ?? []).map(({ low, start, high, note }) => [
        material,
        note === undefined ? group : `${group}, ${note}`,
        `${low}–${high}`,
        String(start),
      ]),
    ),
  );
  return [
    {
      title: "Cutting speeds to start with",
      note: "m/min, starting ranges of the trade, no promise: the maker's data for the exact grade wins.",
      head: ["Cutting material", "Workpiece", "Range", "Start"],
      rows,
    },
  ];
}

/** Inserts with tips of PCBN or PCD. */
export const pcbnAndPcd: GuideText = {
  family: "superhard-insert",
  title: "PCBN and PCD inserts",
  lead: "The code is that of every insert, and says geometry only. Which of the two superhard materials it is, how much of it and how coarse, stands in the grade.",
  example: "CNGA 120408",
  keys: ["edge", "finish", "coating"],
  choose: [
    {
      when: "Hardened steel, 45–65 HRC",
      take: "PCBN with a low content, about 45–65 % CBN in a ceramic binder: finishing in a steady cut. About 60–75 % stands light interruptions.",
    },
    {
      when: "Grey and chilled iron, powder metal",
      take: "PCBN with a high content, about 80–95 % CBN in a metallic binder. Not for ferritic iron.",
    },
    {
      when: "Softer steel",
      take: "No PCBN below about 40–45 HRC: other tools do it cheaper, and the soft chip welds on.",
    },
    {
      when: "Aluminium, copper, brass, plastics",
      take: "PCD. Never iron or steel: diamond reacts with iron, and burns above about 700–800 °C.",
    },
    {
      when: "Grain of PCD",
      take: "2 µm for the sharpest edge and finish, 10 µm for most work, 25 µm against wear in abrasive alloys; coarse grain has the weaker edge.",
    },
    {
      when: "Edge",
      take: "S01020 is a chamfer of 0.10 mm × 20°, honed; T02020 one of 0.20 mm × 20°, stronger. PCD stays sharp (F).",
    },
    {
      when: "Corners",
      take: "A tipped insert has as many edges as tips, whatever its shape; a solid one has all its corners.",
    },
    {
      when: "When to change",
      take: "In hard turning at a flank wear of 0.15–0.20 mm: a worn edge leaves a brittle white layer on the part.",
    },
  ],
  wear: ["flank", "crater", "chipping", "notch", "breakage"],
  tables: speedTable,
};
