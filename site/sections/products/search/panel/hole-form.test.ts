import { expect, it } from "vitest";
import { search } from "../../../../catalogue/search/search.ts";
import { holeChoices, holeQuery } from "./hole-form.tsx";
import { realSearch as index } from "../../../../catalogue/search/testing/real-search.ts";

it.each(holeChoices.map(([words, label]) => [label, words] as const))(
  "the form's “%s” is read by the search as it was chosen",
  (label, kind) => {
    const form = new FormData();
    const size = label === "No thread" ? "12H7" : "M8";
    for (const [name, value] of Object.entries({ size, kind, way: "blind", depth: "12", workpiece: "EN8" }))
      form.set(name, value);
    const { hole, parts } = search(index, holeQuery(form), 1);
    const expected = {
      "Cutting tap": { kind: "tapped" },
      "Forming tap": { kind: "formed" },
      "Bolt, fine": { kind: "clearance", row: "fine" },
      "Bolt, medium": { kind: "clearance", row: "medium" },
      "Bolt, coarse": { kind: "clearance", row: "coarse" },
      "Cap screw": { kind: "counterbore" },
      Countersunk: { kind: "countersink" },
      "No thread": { kind: "plain", fit: "H7" },
    }[label];
    const isBolt = label.startsWith("Bolt");
    expect(hole).toMatchObject({
      hole: { ...expected, ...(!isBolt && { isBlind: true }), depth: 12 },
      group: "P",
    });
    expect(parts.filter(({ as }) => as === "unknown")).toEqual([]);
  },
);
