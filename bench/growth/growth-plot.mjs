const panel = { width: 300, height: 190, left: 58, top: 34, bottom: 30, right: 14 };

// Legible on light and dark backgrounds, since the document is read on both.
const style = `text{font:12px system-ui,sans-serif;fill:#3d4248}.title{font-weight:600}.axis{stroke:#8b9298;fill:none}
.line{stroke:#d2440c;stroke-width:2;fill:none}.dot{fill:#d2440c}.limit{stroke:#5c6166;stroke-dasharray:4 4}
@media(prefers-color-scheme:dark){text{fill:#c9cdd1}.line{stroke:#ff7442}.dot{fill:#ff7442}.limit{stroke:#a9aeb3}}`;

const panels = [
  { title: "First load, KiB", key: "firstLoadBytes", unit: 1024, limit: 157 },
  { title: "Data files", key: "dataFiles", unit: 1 },
  { title: "Largest data file, KiB", key: "largestData", unit: 1024, limit: 100 },
  { title: "All data on the wire, KiB", key: "allDataSent", unit: 1024 },
  { title: "Build, seconds", key: "buildSeconds", unit: 1 },
  { title: "Build, peak memory, MiB", key: "buildMemory", unit: 2 ** 20 },
];

const short = (value) =>
  value >= 1000 ? `${Math.round(value / 1000)}k` : String(Number(value.toPrecision(2)));

/** A logarithmic axis around the values: its tick marks, and the position of a value. */
function logAxis(values, from, to) {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  const place = (value) => from + ((Math.log10(value) - low) / (high - low)) * (to - from);
  const marks = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step));
  return { place, marks };
}

function drawPanel({ title, key, unit, limit }, ranges) {
  const { width, height, left, top, bottom, right } = panel;
  const points = ranges
    .filter((range) => range[key] > 0)
    .map((range) => ({ count: range.count, value: range[key] / unit }));
  const known = [...points.map(({ value }) => value), ...(limit ? [limit] : [])];
  const x = logAxis(
    ranges.map(({ count }) => count),
    left,
    width - right,
  );
  const y = logAxis(known, height - bottom, top);
  const at = ({ count, value }) => `${x.place(count).toFixed(1)},${y.place(value).toFixed(1)}`;
  const row = (value, name) =>
    `<line class="${name}" x1="${left}" x2="${width - right}" y1="${y.place(value).toFixed(1)}" y2="${y.place(value).toFixed(1)}"/>`;
  return [
    `<text class="title" x="${left}" y="18">${title}</text>`,
    ...x.marks.map(
      (mark) =>
        `<text x="${x.place(mark).toFixed(1)}" y="${height - 10}" text-anchor="middle">${short(mark)}</text>`,
    ),
    ...y.marks.map(
      (mark) =>
        `<text x="${left - 8}" y="${(y.place(mark) + 4).toFixed(1)}" text-anchor="end">${short(mark)}</text>`,
    ),
    `<path class="axis" d="M${left} ${top}V${height - bottom}H${width - right}"/>`,
    ...(limit ? [row(limit, "limit")] : []),
    `<polyline class="line" points="${points.map(at).join(" ")}"/>`,
    ...points.map((point) => {
      const [cx, cy] = at(point).split(",");
      return `<circle class="dot" cx="${cx}" cy="${cy}" r="3.5"><title>${point.count} products: ${point.value.toFixed(1)}</title></circle>`;
    }),
  ].join("");
}

/**
 * The costs of the ranges as an SVG: a panel for each cost, the number of products on the x axis, both axes
 * logarithmic. The dashed line is the limit. Ranges without a figure have no point.
 */
export function growthPlot(ranges) {
  const [columns, rows] = [2, Math.ceil(panels.length / 2)];
  const cells = panels.map(
    (each, index) =>
      `<g transform="translate(${(index % columns) * panel.width} ${Math.floor(index / columns) * panel.height})">${drawPanel(each, ranges)}</g>`,
  );
  const [width, height] = [columns * panel.width, rows * panel.height];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Costs of a range by its number of products"><style>${style}</style>${cells.join("\n")}</svg>\n`;
}
