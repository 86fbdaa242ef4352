export function refuseUnknown(names: string[]): void;
export function testFilesOf(names: string[]): string[];
