// Measures the cost of a growing range: `npm run bench:growth` builds ranges of several sizes, visits each in Chromium
// with a throttled CPU, and writes table and plot of docs/performance.md.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, devices } from "@playwright/test";
import { readCommandLine } from "../tools/command/command-line.mjs";
import { findChromium } from "../tools/setup/find-chromium.ts";
import { FriendlyError, projectRoot, runMain } from "../tools/command/project.mjs";
import { serveBuilt } from "../tools/serving/serve-built.mjs";
import { buildRange } from "./growth/build-range.mjs";
import { DEBUGGER_FLAG } from "./measuring/debugger-flag.mjs";
import { describeMachine } from "./measuring/describe-machine.mjs";
import { weighDataFiles } from "./growth/data-files.mjs";
import { growthPlot } from "./growth/growth-plot.mjs";
import { growthTable } from "./growth/growth-table.mjs";
import { median } from "./measuring/median.mjs";
import { firstTask, firstVisit, visit } from "./measuring/visit.mjs";
import { serveFolder } from "./serve-folder.mjs";
import { writeBetweenMarks } from "./measuring/write-between-marks.mjs";

// While pages are measured, nothing else may use the cores. The sandbox doesn't work for root.
const quiet = [
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-sync",
  DEBUGGER_FLAG,
];

function readOptions() {
  const { options } = readCommandLine("bench:growth");
  const { counts = "1500,3000,10000", once = "", rounds = 5 } = options;
  return { counts: numbersOf(counts), once: numbersOf(once), rounds: Number(rounds) };
}

function numbersOf(list) {
  const numbers = list.split(",").filter(Boolean).map(Number);
  const isWrong = numbers.some((each) => !Number.isInteger(each) || each < 1);
  if (isWrong) throw new FriendlyError(`Expected whole numbers with commas between them, found "${list}".`);
  return numbers;
}

async function measure(servers, floor, rounds) {
  const args = process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet;
  const browser = await chromium.launch({ executablePath: findChromium(chromium.executablePath()), args });
  const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };
  const screen = { width: 390, height: 844 };
  const floorTasks = [];
  try {
    // The first round only warms up the servers. The ranges take turns, so that a busy minute affects all of them
    // alike.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { count, origin, visits, isOnce } of servers) {
        if (isOnce && round !== 1) continue;
        const context = await browser.newContext({ ...phone, screen, baseURL: origin });
        const figures = await (isOnce ? firstVisit : visit)(context);
        await context.close();
        if (round > 0) visits.push(figures);
        console.error(`Round ${round}, ${count} products: ${JSON.stringify(figures)}`);
      }
      const context = await browser.newContext({ ...phone, screen, baseURL: floor.origin });
      const task = await firstTask(context);
      await context.close();
      if (round > 0) floorTasks.push(task);
    }
    return { browser: browser.version(), floorTasks };
  } finally {
    await browser.close();
  }
}

await runMain(async () => {
  const { counts, once, rounds } = readOptions();
  const machine = describeMachine();
  const ranges = [];
  for (const count of [...counts, ...once]) {
    console.error(`Building ${count} products…`);
    const built = await buildRange(count);
    ranges.push({ count, isOnce: once.includes(count), visits: [], ...built, ...weighDataFiles(built.root) });
  }
  const servers = [];
  const floor = await serveFolder(join(import.meta.dirname, "pages", "floor-html"));
  try {
    for (const range of ranges) servers.push(Object.assign(range, await serveBuilt(range.root)));
    const measured = await measure(servers, floor, rounds);
    const table = growthTable(ranges, { machine, rounds, ...measured });
    writeBetweenMarks("docs/performance.md", "growth", table);
    const points = ranges.map((range) => ({
      ...range,
      firstLoadBytes: median(range.visits.map((figures) => figures.firstLoadBytes)),
    }));
    writeFileSync(join(projectRoot, "docs/pictures/growth.svg"), growthPlot(points));
    console.log(table);
  } finally {
    await Promise.all([floor, ...servers].map((server) => server.stop()));
  }
  return 0;
});
