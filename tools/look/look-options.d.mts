export function readLookOptions(args: string[]): { accept: boolean; names: string[] };
