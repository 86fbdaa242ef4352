import { median } from "../measuring/median.mjs";
import { kibibytes, mebibytes, presses, task } from "../measuring/presses.mjs";

/** What a larger range could make slower. */
const ofTheRange = new Set(["categoryShown", "filterShown", "firstResults"]);

const rows = [
  ["First load, on the wire", "firstLoadBytes", kibibytes],
  ["– longest task", "firstLoadTask", task],
  ...presses.filter(([, key]) => ofTheRange.has(key)),
  ["JS heap after all of it", "heap", mebibytes],
];

/** The table as Markdown, with the conditions of the measurement. */
export function growthTable(ranges, { machine, browser, rounds, floorTasks }) {
  const line = (label, figures, format) =>
    `| ${label} | ${figures.map((figure) => (figure === undefined ? "–" : format(figure))).join(" | ")} |`;
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
    `${new Date().toISOString().slice(0, 10)}, ${machine}, Chromium ${browser}. Medians of ${rounds}. A static page without script (\`floor-html\`), visited in the same rounds: longest task ${task(median(floorTasks))} at first load.`,
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
