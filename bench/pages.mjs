// Compares our page with a static page without script: `npm run bench` builds the site, serves both as a good content
// delivery network would, visits them in turn and writes the tables of docs/performance.md.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "../tools/build.mjs";
import { readCommandLine } from "../tools/command/command-line.mjs";
import { installApart } from "../tools/setup/install-apart.mjs";
import { FriendlyError, projectRoot, runMain } from "../tools/command/project.mjs";
import { serveBuilt } from "../tools/serving/serve-built.mjs";
import { describeMachine } from "./measuring/describe-machine.mjs";
import { startBrowser } from "./pages/browser.mjs";
import { ownCertificate } from "./pages/certificate.mjs";
import { clickOnPhone } from "./pages/click-on-phone.mjs";
import { serveAtEdge } from "./pages/edge.mjs";
import { loadJudge } from "./pages/judge-page.mjs";
import { lines, loadOnPhone, pressOnPhone, uncoverOnPhone } from "./pages/load-on-phone.mjs";
import { fromFolder, fromServer } from "./pages/load-page.mjs";
import { pagesTable } from "./pages/pages-table.mjs";
import { writeBetweenMarks } from "./measuring/write-between-marks.mjs";

const densities = [2, 3];
const floor = { name: "floor", click: ".card", shows: ".overlay" };
const ours = {
  name: "our page",
  click: '#products ul a[href^="/products/"]',
  shows: "[data-overlay][open] #overlay-list li[id]",
};

/** A page of each kind that a visitor may land on, beside the home page. */
const landings = {
  "a category": "products/milling",
  "a product": "product/mil-em-4f-10",
  "a guide": "guides/end-mills",
  "the calculator": "calculator",
};

function readOptions() {
  const { rounds = 5, forms: formList = "mobile,desktop", print = false } = readCommandLine("bench").options;
  const forms = formList.split(",").filter((form) => form !== "");
  const unknown = forms.find((form) => !["mobile", "desktop"].includes(form));
  if (unknown !== undefined)
    throw new FriendlyError(`--forms: expected mobile or desktop, found "${unknown}".`);
  return { rounds: Number(rounds), forms, print };
}

/** Both pages, each on its own origin, and `stop`, which ends all servers. */
async function servePages(certificate) {
  const data = mkdtempSync(join(tmpdir(), "bench-"));
  const server = await serveBuilt(projectRoot, { DATA_DIR: join(data, "messages") });
  const edges = [
    await serveAtEdge(fromFolder(join(import.meta.dirname, "pages", "floor-html")), certificate),
    await serveAtEdge(fromServer(server.origin), certificate),
  ];
  return {
    pages: [floor, ours].map((page, index) => ({ ...page, url: `${edges[index].origin}/` })),
    async stop() {
      await Promise.all(edges.map((edge) => edge.stop()));
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Visits the pages in turn, so that a busy minute affects both alike. The first round only warms up the servers. */
async function measure(pages, judge, { rounds, forms, folder }) {
  const pair = () => pages.map(() => []);
  const results = {
    forms: Object.fromEntries(forms.map((form) => [form, pair()])),
    phones: Object.fromEntries(densities.map((density) => [density, pair()])),
    clicks: pair(),
    pressed: [],
    landings: Object.fromEntries(Object.keys(landings).map((kind) => [kind, []])),
    uncovered: Object.fromEntries(Object.keys(lines).map((line) => [line, []])),
  };
  const visit = async (round, label, list, act) => {
    const figures = await act();
    console.error(`Round ${round}, ${label}: ${JSON.stringify(figures)}`);
    if (round > 0) list.push(figures);
  };
  for (let round = 0; round <= rounds; round += 1) {
    for (const form of round > 0 ? forms : []) {
      for (const [index, { name, url }] of pages.entries()) {
        const report = join(folder, "reports", `${name.replace(" ", "-")}-${form}-${round}.json`);
        await visit(round, `${form}, ${name}`, results.forms[form][index], () => judge(url, form, report));
      }
    }
    for (const [index, page] of pages.entries()) {
      const { name, url } = page;
      for (const density of densities) {
        const list = results.phones[density][index];
        await visit(round, `first load at ${density}, ${name}`, list, () => loadOnPhone(url, density));
      }
      await visit(round, `click, ${name}`, results.clicks[index], () => clickOnPhone(page));
    }
    for (const [kind, path] of round > 0 && forms.includes("mobile") ? Object.entries(landings) : []) {
      const report = join(folder, "reports", `${path.replaceAll("/", "-")}-${round}.json`);
      const list = results.landings[kind];
      await visit(round, `mobile, ${kind}`, list, () => judge(`${pages[1].url}${path}`, "mobile", report));
    }
    await visit(round, "presses", results.pressed, () => pressOnPhone(pages[1].url));
    for (const [line, conditions] of round > 0 ? Object.entries(lines) : []) {
      await visit(round, `loading screen, ${line}`, results.uncovered[line], () =>
        uncoverOnPhone(pages[1].url, conditions),
      );
    }
  }
  return results;
}

await runMain(async () => {
  const options = readOptions();
  await ensureBuilt(process.execPath);
  const folder = await installApart(process.execPath, { recipe: "bench/pages", name: "bench" });
  const judge = await loadJudge(folder);
  const served = await servePages(await ownCertificate(folder));
  try {
    const browser = await startBrowser();
    const version = browser.version();
    await browser.close();
    const machine = describeMachine();
    const results = await measure(served.pages, judge, { ...options, folder });
    writeFileSync(join(folder, "figures.json"), JSON.stringify(results, null, 1));
    const tables = pagesTable(results, { machine, browser: version, rounds: options.rounds });
    if (!options.print) writeBetweenMarks("docs/performance.md", "pages", tables);
    console.log(tables);
  } finally {
    await served.stop();
  }
  return 0;
});
