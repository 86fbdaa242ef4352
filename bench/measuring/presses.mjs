import { median } from "./median.mjs";

export const kibibytes = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
export const mebibytes = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
const milliseconds = (time) => `${Math.round(time)} ms`;
// The browser reports only tasks over 50 ms as long.
export const task = (time) => (time === 0 ? "< 50 ms" : milliseconds(time));

/**
 * The presses of a visit (`visit.mjs`): words, key of the figure, format.
 *
 * @type {[string, string, (figure: number) => string][]}
 */
export const presses = [
  ["Category tap → shown", "categoryShown", milliseconds],
  ["– longest task", "categoryTask", task],
  ["Sheet tap → shown", "sheetShown", milliseconds],
  ["– longest task", "sheetTask", task],
  ["Back to the list → shown", "backShown", milliseconds],
  ["Filters button → values shown", "filtersOpened", milliseconds],
  ["Filter tap → shown", "filterShown", milliseconds],
  ["As a table → shown", "tableShown", milliseconds],
  ["– longest task", "filterTask", task],
  ["Search button → field shown", "searchOpened", milliseconds],
  ["First letter → results", "firstResults", milliseconds],
  ["Further letter → results, slowest", "keystrokeShown", milliseconds],
  ["– longest task", "searchTask", task],
];

/** The presses of several visits as a table in Markdown: the median and the worst. */
export function pressesTable(visits) {
  const lines = presses.map(([label, key, format]) => {
    const figures = visits.map((visit) => visit[key]).filter((figure) => figure !== undefined);
    if (figures.length === 0) return `| ${label} | – | – |`;
    return `| ${label} | ${format(median(figures))} | ${format(Math.max(...figures))} |`;
  });
  return [
    "| our page, each press, phone, CPU slowed 4 times | median | worst |",
    "|---|---:|---:|",
    ...lines,
  ].join("\n");
}
