/**
 * Under a debugging protocol, a browser records a source position for each `Error`, also for the five that React
 * creates while its module is evaluated. V8 then parses all of React again to find the positions: 14 ms that no visitor
 * pays. With this flag the first parse records them. (Seen in traces as `V8.CollectSourcePositions`; absent when the
 * same Chromium runs without the protocol.)
 */
export const DEBUGGER_FLAG = "--js-flags=--no-enable-lazy-source-positions";
