/**
 * A browser that is steered over its debugging protocol notes for each `Error` where in the source it was made, also
 * for the five that React makes when it is read; V8 then reads all of React once more to find out: 14 ms that no
 * visitor has. With this it knows the places from the first reading. (Seen in traces: `V8.CollectSourcePositions`, not
 * there when the same Chromium runs without the protocol.)
 */
export const DEBUGGER_FLAG = "--js-flags=--no-enable-lazy-source-positions";
