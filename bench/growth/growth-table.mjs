import { median } from "../measuring/median.mjs";

const kibibytes = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
const mebibytes = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
const milliseconds = (time) => `${Math.round(time)} ms`;
// The browser reports only tasks over 50 ms as long.
const task = (time) => (time === 0 ? "< 50 ms" : milliseconds(time));

const rows = [
  ["First load, on the wire", "firstLoadBytes", kibibytes],
  ["– longest task", "firstLoadTask", task],
  ["Category click → shown", "categoryShown", milliseconds],
  ["– longest task", "categoryTask", task],
  ["Filters button → values shown", "filtersOpened", milliseconds],
  ["Filter click → shown", "filterShown", milliseconds],
  ["– longest task", "filterTask", task],
  ["Search button → field shown", "searchOpened", milliseconds],
  ["First letter → results", "firstResults", milliseconds],
  ["Further letter → results, slowest", "keystrokeShown", milliseconds],
  ["– longest task", "searchTask", task],
  ["JS heap after all of it", "heap", mebibytes],
];

function cell(figure, first, format) {
  if (figure === undefined) return "–";
  const ratio = first ? ` (×${(figure / first).toFixed(2)})` : "";
  return `${format(figure)}${figure === first ? "" : ratio}`;
}

/** The table as Markdown, with the conditions of the measurement. */
export function growthTable(ranges, { machine, browser, rounds, floorTasks }) {
  const line = (label, figures, format) =>
    `| ${label} | ${figures.map((figure) => cell(figure, figures[0], format)).join(" | ")} |`;
  const lines = rows.map(([label, key, format]) =>
    line(
      label,
      ranges.map(({ visits }) => {
        const figures = visits.map((visit) => visit[key]).filter((figure) => figure !== undefined);
        return figures.length > 0 ? median(figures) : undefined;
      }),
      format,
    ),
  );
  return [
    `${new Date().toISOString().slice(0, 10)}, ${machine}, Chromium ${browser}. Medians of ${rounds}; in brackets the ratio to the first column. A static page without script (\`floor-html\`), visited in the same rounds: longest task ${task(median(floorTasks))} at first load.`,
    "",
    `| products | ${ranges.map(({ count }) => count.toLocaleString("en-IN")).join(" | ")} |`,
    `|---|${ranges.map(() => "---:|").join("")}`,
    ...lines,
    ...[
      ["Data files", "dataFiles", String],
      ["– largest", "largestData", kibibytes],
      ["– largest, on the wire", "largestDataSent", kibibytes],
      ["– all, on the wire", "allDataSent", kibibytes],
    ].map(([label, key, format]) =>
      line(
        label,
        ranges.map((range) => range[key]),
        format,
      ),
    ),
    line(
      "Build",
      ranges.map(({ buildSeconds }) => buildSeconds),
      (seconds) => `${seconds.toFixed(1)} s`,
    ),
    line(
      "– peak memory",
      ranges.map(({ buildMemory }) => buildMemory),
      mebibytes,
    ),
  ].join("\n");
}
