/** What happened when, for people who look for the cause of a failure. */
export class History {
  readonly lines: string[] = [];

  /** Adds a line; the time is in milliseconds since the start. */
  add(now: number, who: string, what: string): void {
    // Without what differs from run to run: durations, and names of temporary folders.
    const lasting = what.replace(/,"(?:ms|time)":(?:"[^"]*"|\d+)|(?<=simulation-|\.backup-|drill_)\w+/g, "");
    this.lines.push(`${inWords(now)}  ${who.padEnd(9)} ${lasting}`);
  }
}

function inWords(ms: number): string {
  const day = Math.floor(ms / 86_400_000);
  const time = new Date(ms).toISOString().slice(11, 23);
  return `day ${day} ${time}`;
}
