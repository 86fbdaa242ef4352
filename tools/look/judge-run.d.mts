interface Difference {
  picture: string;
  diff: string;
}

export function judgeRun(report: object): { taken: string[]; differences: Difference[]; faults: string[] };
