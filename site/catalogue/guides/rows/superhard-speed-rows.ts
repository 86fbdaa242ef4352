import { startSpeeds, type Operation } from "#engineering/cutting/start-speeds.ts";
import { workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import type { GuideCell } from "../guide.ts";

const materials: [Operation, string][] = [
  ["hard turning", "PCBN, low content"],
  ["turning with high-content PCBN", "PCBN, high content"],
  ["turning with PCD", "PCD"],
];

export function superhardSpeedRows(): GuideCell[][] {
  return materials.flatMap(([operation, material]) =>
    workpieceLetters.flatMap((group) =>
      (startSpeeds[operation][group] ?? []).map(({ low, start, high, note }) => [
        material,
        note === undefined ? group : `${group}, ${note}`,
        `${low}–${high}`,
        String(start),
      ]),
    ),
  );
}
