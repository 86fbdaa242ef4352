// What a growing range costs: `npm run bench:growth` builds ranges of several sizes, visits each in Chromium on a CPU
// slowed down, and writes the table of docs/performance.md. `-- --counts 51,1000 --rounds 1` does less of it.
import { parseArgs } from "node:util";
import { chromium, devices } from "@playwright/test";
import { findChromium } from "../tools/find-chromium.mjs";
import { FriendlyError, runCommand } from "../tools/project.mjs";
import { buildRange } from "./growth/build-range.mjs";
import { describeMachine } from "./describe-machine.mjs";
import { growthTable } from "./growth/growth-table.mjs";

import { visit } from "./growth/visit.mjs";
import { serveBuilt } from "./serve-built.mjs";
import { writeBetweenMarks } from "./write-between-marks.mjs";

// Nothing but the pages may use the cores while they are measured; the sandbox doesn't work for root.
const quiet = ["--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"];

function readOptions() {
  const { values } = parseArgs({
    options: {
      counts: { type: "string", default: "51,150,1000,10000" },
      rounds: { type: "string", default: "5" },
    },
  });
  const counts = values.counts.split(",").map(Number);
  const rounds = Number(values.rounds);
  const isSensible = [...counts, rounds].every((each) => Number.isInteger(each) && each > 0);
  if (!isSensible) throw new FriendlyError("Say which ranges and how often: --counts 51,1000 --rounds 5.");
  return { counts, rounds };
}

async function measure(servers, rounds) {
  const args = process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet;
  const browser = await chromium.launch({ executablePath: findChromium(chromium.executablePath()), args });
  const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };
  const screen = { width: 390, height: 844 };
  try {
    // The first round only warms the servers up. The ranges take turns, so that a busy minute hits them all alike.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { count, origin, visits } of servers) {
        const context = await browser.newContext({ ...phone, screen, baseURL: origin });
        const figures = await visit(context);
        await context.close();
        if (round > 0) visits.push(figures);
        console.error(`Round ${round}, ${count} products: ${JSON.stringify(figures)}`);
      }
    }
    return browser.version();
  } finally {
    await browser.close();
  }
}

await runCommand(async () => {
  const { counts, rounds } = readOptions();
  const machine = describeMachine();
  const ranges = [];
  for (const count of counts) {
    console.error(`Building ${count} products…`);
    ranges.push({ count, visits: [], ...(await buildRange(count)) });
  }
  const servers = [];
  try {
    for (const range of ranges) servers.push(Object.assign(range, await serveBuilt(range.root)));
    const browser = await measure(servers, rounds);
    const table = growthTable(ranges, { machine, browser, rounds });
    writeBetweenMarks("docs/performance.md", "growth", table);
    console.log(table);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
  return 0;
});
