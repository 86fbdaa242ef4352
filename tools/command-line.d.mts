export function readCommandLine(
  name: string,
  args?: string[],
): { options: Record<string, string | undefined>; words: string[] };
