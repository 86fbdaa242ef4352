/** A proxy that isn't there: who asks another host than our own, for the map say, asks in vain. */
export const NOWHERE = { host: "127.0.0.1", port: 9 } as const;
