/** The programs that are written. */
export type ProgramKind = "turning" | "milling" | "entry";

/** What a field is: a thread's name, one of some options, or a figure. */
export type ProgramField =
  | { kind: "thread"; label: string }
  | { kind: "choice"; label: string; options: readonly (readonly [id: string, name: string])[] }
  | {
      kind: "figure";
      label: string;
      unit: string;
      /** The least and the largest figure that is taken. */
      range: readonly [least: number, most: number];
      isWhole?: true;
      isOptional?: true;
      /** What an empty field means or begins with. */
      start?: string;
    };

/** All fields by name. An option that is first is the usual one. */
export const programFields = {
  thread: { kind: "thread", label: "Thread" },
  side: {
    kind: "choice",
    label: "Side",
    options: [
      ["external", "External"],
      ["internal", "Internal"],
    ],
  },
  form: {
    kind: "choice",
    label: "Cycle of the control",
    options: [
      ["two-block", "G76, two-block form"],
      ["one-block", "G76, one-block form"],
      ["pass by pass", "G92, one block a pass"],
    ],
  },
  law: {
    kind: "choice",
    label: "Passes share the depth by",
    options: [
      ["area", "Equal chip area"],
      ["depth", "Equal depth"],
    ],
  },
  way: {
    kind: "choice",
    label: "Infeed",
    options: [
      ["radial", "Straight in"],
      ["flank", "Along the flank"],
    ],
  },
  left: {
    kind: "choice",
    label: "Left hand by",
    options: [
      ["reverse", "M4, towards the chuck"],
      ["away", "M3, away from the chuck"],
    ],
  },
  passes: { kind: "figure", label: "Passes", unit: "", range: [2, 120], isWhole: true },
  nose: { kind: "figure", label: "Nose radius", unit: "mm", range: [0.01, 5], isOptional: true },
  length: { kind: "figure", label: "Length of the thread", unit: "mm", range: [0.5, 1000] },
  clear: { kind: "figure", label: "Safe distance", unit: "mm", range: [0.2, 200] },
  runIn: { kind: "figure", label: "Start before the face", unit: "mm", range: [0.2, 200] },
  turns: { kind: "figure", label: "Spindle speed", unit: "1/min", range: [1, 60_000] },
  direction: {
    kind: "choice",
    label: "Direction",
    options: [
      ["climb", "Climb"],
      ["conventional", "Conventional"],
    ],
  },
  cutter: { kind: "figure", label: "Cutter diameter", unit: "mm", range: [0.5, 300] },
  edge: { kind: "figure", label: "Cutting length of the cutter", unit: "mm", range: [0.2, 200] },
  teeth: { kind: "figure", label: "Teeth", unit: "", range: [1, 100], isWhole: true },
  toothFeed: { kind: "figure", label: "Feed per tooth", unit: "mm", range: [0.001, 2] },
  hole: { kind: "figure", label: "Hole diameter", unit: "mm", range: [0.6, 1000] },
  depth: { kind: "figure", label: "Depth", unit: "mm", range: [0.1, 500] },
  ramp: { kind: "figure", label: "Steepest ramp", unit: "°", range: [0.1, 45] },
} as const satisfies Record<string, ProgramField>;

/** The name of a field. */
export type ProgramFieldName = keyof typeof programFields;

/** What was typed or chosen. */
export type ProgramTyped = Partial<Record<ProgramFieldName, string>>;

/** The fields of each program, in their order. */
export const fieldsOf: Readonly<Record<ProgramKind, readonly ProgramFieldName[]>> = {
  turning: [
    ...(["thread", "side", "left", "form", "way", "law", "passes"] as const),
    ...(["length", "runIn", "clear", "turns", "nose"] as const),
  ],
  milling: [
    ...(["thread", "side", "direction", "cutter", "edge", "teeth", "toothFeed", "length"] as const),
    ...(["clear", "turns"] as const),
  ],
  entry: ["hole", "depth", "cutter", "ramp", "direction", "teeth", "toothFeed", "clear", "turns"],
};
