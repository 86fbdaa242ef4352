export function testFilesOf(names: string[]): string[];
