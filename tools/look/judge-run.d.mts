interface Difference {
  picture: string;
  diff: string;
}

interface Run {
  taken: string[];
  differences: Difference[];
  faults: string[];
}

export function judgeRun(report: object): Run;
export function toldOf(run: Run, orphans: string[]): string[];
