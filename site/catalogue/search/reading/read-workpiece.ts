import { workpieceNames, type WorkpieceName } from "./tables/workpiece-names.ts";

const patterns = workpieceNames.map((name) => ({
  name,
  pattern: new RegExp(String.raw`(?:${name.pattern})(?![\p{L}\d]|\.\d)`, "yu"),
}));

/** Reads the number of a workpiece material at a place of a text in upper case: `EN31`, `SS 304`, `1.4301`, `20MNCR5`. */
export function readWorkpieceAt(text: string, at: number): { name: WorkpieceName; end: number } | undefined {
  let best: { name: WorkpieceName; end: number } | undefined;
  for (const { name, pattern } of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found && at + found[0].length > (best?.end ?? at)) best = { name, end: at + found[0].length };
  }
  return best;
}
