import { median } from "../measuring/median.mjs";
import { pressesTable } from "../measuring/presses.mjs";

const ms = (time) => `${Math.round(time)} ms`;
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
const plain = (number) => String(Math.round(number));
const thousandths = (number) => number.toFixed(3);

/** Goals for our page: at most `ratio` times the floor's figure, or a figure of at most `most` or at least `least`. */
const best = { least: 100 };
const scores = [
  ["Lighthouse: performance", "performance", plain, best],
  ["– accessibility", "accessibility", plain, best],
  ["– best practices", "practices", plain, best],
  ["– search engines", "seo", plain, best],
];
const weights = [
  ["In all", "bytes", kib],
  ["– HTML", "html", kib],
  ["– scripts", "js", kib],
  ["– sheets", "css", kib],
  ["– pictures", "images", kib],
  ["– font", "fonts", kib],
  ["Requests", "requests", plain],
];
const times = (goals) => [
  ["First contentful paint", "fcp", ms, goals.fcp],
  ["Largest contentful paint", "lcp", ms, goals.lcp],
  ["Speed Index", "speedIndex", ms, goals.speedIndex],
  ["Total blocking time", "tbt", ms],
  ["Layout shift", "cls", thousandths, { most: 0.0004 }],
];
const mobile = { fcp: { ratio: 1.1 }, lcp: { ratio: 1.15 }, speedIndex: { ratio: 1.3 } };
const firstLoad = [
  ["On the wire", "bytes", kib, { most: 150 * 1024 }],
  ["Requests", "requests", plain, { most: 12 }],
  ["– that block rendering", "blocking", plain, { most: 0 }],
  ["– to other hosts", "elsewhere", plain, { most: 0 }],
];
const slowed = [
  ["Tasks over 50 ms until load + 2.5 s", "longCount", plain, { most: 0 }],
  ["– their time", "longTasks", ms],
  ["– longest", "longest", ms],
  ["Category click → next frame", "answered", ms],
  ["Category click → shown", "shown", ms, { ratio: 2.5 }],
  ["– longest task", "clickTask", ms],
];

function wish(goal, format) {
  if (goal?.ratio) return `≤ ${goal.ratio.toFixed(2)} ×`;
  if (goal?.least) return `≥ ${format(goal.least)}`;
  return goal ? `≤ ${format(goal.most)}` : "";
}

function isMet(ours, floor, { ratio, most, least }) {
  if (ratio) return ours <= floor * ratio;
  return least ? ours >= least : ours <= most;
}

function row([label, key, format, goal], visits) {
  const [floor, ours] = visits.map((each) => median(each.map((figures) => figures[key])));
  if (ours === undefined || floor === undefined) return `| ${label} | – | – | | |`;
  const ratio = floor > 0 && !goal?.least ? `${(ours / floor).toFixed(2)} ×` : "";
  const missed = goal && !isMet(ours, floor, goal) ? " **missed**" : "";
  return `| ${label} | ${format(floor)} | ${format(ours)} | ${ratio} | ${wish(goal, format)}${missed} |`;
}

function table(title, rows, visits) {
  const head = [`| ${title} | floor | our page | ratio | wanted |`, "|---|---:|---:|---:|---|"];
  return [...head, ...rows.map((each) => row(each, visits))].join("\n");
}

/** @type {[string, string, (figure: number) => string, ({ least?: number; most?: number; ratio?: number })?][]} */
const perLanding = [
  ["performance", "performance", plain, best],
  ["accessibility", "accessibility", plain, best],
  ["best practices", "practices", plain, best],
  ["search engines", "seo", plain, best],
  ["first paint", "fcp", ms, mobile.fcp],
  ["largest paint", "lcp", ms, mobile.lcp],
  ["blocking", "tbt", ms, { most: 50 }],
  ["in all", "bytes", kib],
];

/** A row for each kind of page, opened by its address; goals that are missed are bold. */
function landingsTable(landings, floorVisits) {
  const middle = (visits, key) => median(visits.map((figures) => figures[key]));
  const row = (kind, visits) => {
    const cells = perLanding.map(([, key, format, goal]) => {
      const figure = middle(visits, key);
      const isGood = !goal || visits === floorVisits || isMet(figure, middle(floorVisits, key), goal);
      return isGood ? format(figure) : `**${format(figure)}**`;
    });
    return `| ${kind} | ${cells.join(" | ")} |`;
  };
  const wanted = perLanding.map(([, , format, goal]) => wish(goal, format));
  return [
    `| Lighthouse, mobile, opened by its address | ${perLanding.map(([label]) => label).join(" | ")} |`,
    `|---|${perLanding.map(() => "---:|").join("")}`,
    row("floor", floorVisits),
    ...Object.entries(landings).map(([kind, visits]) => row(kind, visits)),
    `| wanted | ${wanted.join(" | ")} |`,
  ].join("\n");
}

function uncoverTable(byLine) {
  const head = [
    "| our page on a phone | first paint | loading screen gone | between them |",
    "|---|---:|---:|---:|",
  ];
  const rows = Object.entries(byLine).map(([line, visits]) => {
    const painted = median(visits.map((visit) => visit.painted));
    const uncovered = median(visits.map((visit) => visit.uncovered));
    return `| ${line} | ${ms(painted)} | ${ms(uncovered)} | ${ms(uncovered - painted)} |`;
  });
  return [...head, ...rows].join("\n");
}

/** How many of Lighthouse's traces lasted until the loading screen disappeared, which changes its Speed Index. */
function remarks(forms) {
  return Object.entries(forms).map(([form, [, ours]]) => {
    const seen = ours.filter((figures) => figures.sawUncovering).length;
    const what = "saw the loading screen go, and the Speed Index counts it as a late picture";
    return `Of ${ours.length} visits to our page, ${form}, ${seen === 0 ? "none" : seen} ${what}.`;
  });
}

function failures(forms) {
  const lines = Object.entries(forms).map(([form, visits]) => {
    const failed = [...new Set(visits[1].flatMap((figures) => figures.failed))];
    return failed.length > 0
      ? `Audits of our page below 90 in some round, ${form}: ${failed.join(", ")}.`
      : undefined;
  });
  return lines.filter(Boolean);
}

/**
 * All measurements as Markdown. `forms`, `phones` (by pixel density) and `clicks` hold two lists of figures each: the
 * floor's and our page's; `pressed` and
 * `landings` (by kind of page) our pages' alone.
 */
export function pagesTable(
  { forms, landings, phones, clicks, pressed, uncovered },
  { machine, browser, rounds },
) {
  return [
    `${new Date().toISOString().slice(0, 10)}, ${machine}, Chromium ${browser}. Medians of ${rounds}.`,
    ...Object.entries(forms).map(([form, visits]) => {
      const rows = form === "mobile" ? [...times(mobile), ...weights] : times({});
      return table(`Lighthouse, ${form}`, [...scores, ...rows], visits);
    }),
    ...remarks(forms),
    ...failures(forms),
    ...(forms.mobile ? [landingsTable(landings, forms.mobile[0])] : []),
    ...Object.entries(phones).map(([density, visits]) =>
      table(`first load, 390 × 844 at ${density}`, firstLoad, visits),
    ),
    uncoverTable(uncovered),
    table("phone, CPU slowed 4 times", slowed, clicks),
    pressesTable(pressed),
  ].join("\n\n");
}
