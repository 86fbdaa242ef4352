/**
 * What ends this program when it is told to (SIGTERM, SIGINT): until {@link stopBy} hands that over, nothing was
 * promised to anybody, so it ends at once. Listening begins with this module's import. The first process of a container
 * is never ended by a signal that it doesn't listen to: without this, one in the midst of the start would be lost.
 */
let stop: (reason: string) => void = () => process.exit(0);

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(signal));

/** From now on a signal to stop calls `next` with its name, each time that one comes. */
export function stopBy(next: (reason: string) => void): void {
  stop = next;
}
