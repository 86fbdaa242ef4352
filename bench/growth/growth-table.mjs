import { median } from "../measuring/median.mjs";
import { kibibytes, mebibytes, presses, task } from "../measuring/presses.mjs";

const rows = [
  ["First load, on the wire", "firstLoadBytes", kibibytes],
  ["– longest task", "firstLoadTask", task],
  ...presses,
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
