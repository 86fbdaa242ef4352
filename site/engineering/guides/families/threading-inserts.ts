import type { GuideTable, GuideText } from "../guide.ts";
import { pitchRanges, threadingSizes } from "../../designation/threading-codes.ts";

function codeTables(): GuideTable[] {
  return [
    {
      title: "Sizes",
      note: "Trade usage: edge length without decimals. The largest pitch is what is usual, not a bound.",
      head: ["Code", "Inscribed circle", "Pitch up to about"],
      rows: Object.entries(threadingSizes)
        .toSorted(([one], [other]) => one.localeCompare(other, "en"))
        .map(([code, { circle, largestPitch }]) => [code, `${circle} mm`, `${largestPitch} mm`]),
    },
    {
      title: "Letters for ranges of pitches",
      note: "Partial profiles, trade usage.",
      head: ["Letter", "Pitch", "Threads per inch"],
      rows: Object.entries(pitchRanges).map(([code, [from, to]]) => [
        code,
        `${from}–${to} mm`,
        `${Math.round(25.4 / from)}–${Math.round(25.4 / to)}`,
      ]),
    },
  ];
}

/** Laydown threading inserts, codes of the trade. */
export const threadingInserts: GuideText = {
  family: "threading-insert",
  title: "Threading inserts",
  lead: "The code says the insert's size, whether it cuts outside or inside, its hand, the pitch, and the form of the thread.",
  example: "16ER 1.50 ISO",
  keys: ["coating", "threadStandards"],
  choose: [
    {
      when: "One pitch, many parts",
      take: "Full profile (ISO, UN, W): cuts the crest too, so that diameter and profile are right without deburring.",
    },
    {
      when: "Many pitches, few parts",
      take: "Partial profile (60, 55): one insert for a range of pitches. It doesn't cut the crest; the major diameter must be turned to size.",
    },
    {
      when: "Outside or inside",
      take: "E for shafts, I for bores: the profile differs. An R insert goes into an R holder, an L insert into an L holder.",
    },
    {
      when: "Size",
      take: "The holder decides: 16ER sits in a holder for 16. Internal threads begin with 11IR in thin bars.",
    },
    {
      when: "Infeed",
      take: "Along the flank for steel, straight in for fine pitches. First pass up to 0.40 mm, each further one less, the last 0.05 mm.",
    },
    { when: "Feed", take: "The pitch for each revolution, on all passes at one speed of the spindle." },
  ],
  wear: ["flank", "builtUp", "chipping", "deformation", "breakage"],
  tables: codeTables,
};
