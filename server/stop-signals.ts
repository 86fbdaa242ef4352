/**
 * Handles SIGTERM and SIGINT. Until {@link stopBy} takes over, nothing has been promised to anyone, so the program ends
 * at once. Importing this module starts listening: the first process of a container is never ended by a signal that it
 * doesn't listen for, so an early one would be lost.
 */
let stop: (reason: string) => void = () => process.exit(0);

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(signal));

/** Makes stop signals call `next` with their name, each time one arrives. */
export function stopBy(next: (reason: string) => void): void {
  stop = next;
}
