/** A proxy that doesn't exist: requests to other hosts than our own, such as the map's, fail. */
export const NOWHERE = { host: "127.0.0.1", port: 9 } as const;
