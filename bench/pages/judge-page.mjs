import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromiumPath, flags } from "./browser.mjs";

const kinds = { Document: "html", Script: "js", Stylesheet: "css", Image: "images", Font: "fonts" };

/** Loads Lighthouse from the folder that it was installed into; returns a function that audits a page once. */
export async function loadJudge(folder) {
  const load = (path) => import(pathToFileURL(join(folder, "node_modules", path)).href);
  const { default: lighthouse } = await load("lighthouse/core/index.js");
  const { default: desktop } = await load("lighthouse/core/config/desktop-config.js");
  const launcher = await load("chrome-launcher/dist/index.js");

  /**
   * A Lighthouse run in a new browser with simulated network and CPU, as a phone or a desktop. Returns milliseconds,
   * bytes, and scores out of 100. The whole report goes to `reportFile`, its trace beside it.
   */
  return async function judge(url, form, reportFile) {
    const profile = mkdtempSync(join(tmpdir(), "bench-"));
    const chrome = await launcher.launch({
      chromePath: chromiumPath(),
      chromeFlags: ["--headless=new", ...flags],
      userDataDir: profile,
      ignoreDefaultFlags: true,
      logLevel: "silent",
    });
    try {
      const settings = {
        port: chrome.port,
        output: "json",
        logLevel: "silent",
        disableFullPageScreenshot: true,
      };
      const { lhr, report, artifacts } = await lighthouse(
        url,
        settings,
        form === "desktop" ? desktop : undefined,
      );
      mkdirSync(dirname(reportFile), { recursive: true });
      writeFileSync(reportFile, report);
      writeFileSync(reportFile.replace(/\.json$/, ".trace.json"), JSON.stringify(artifacts.Trace));
      if (lhr.runtimeError) throw new Error(`${lhr.runtimeError.code}: ${lhr.runtimeError.message}`);
      return figuresOf(lhr, new URL(url).host);
    } finally {
      await chrome.kill();
      rmSync(profile, { recursive: true, force: true });
    }
  };
}

function figuresOf({ audits, categories }, ownHost) {
  const time = (id) => audits[id].numericValue;
  const [observed] = audits.metrics.details.items;
  // The loading screen's animation ends two seconds after the first paint.
  const afterPaint = observed.observedLastVisualChange - observed.observedFirstContentfulPaint;
  const score = (id) => Math.round(categories[id].score * 100);
  const failed = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter((ref) => ref.weight > 0 && audits[ref.id].score !== null && audits[ref.id].score < 0.9)
      .map((ref) => `${id}: ${ref.id}`),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    fcp: time("first-contentful-paint"),
    lcp: time("largest-contentful-paint"),
    speedIndex: time("speed-index"),
    tbt: time("total-blocking-time"),
    cls: time("cumulative-layout-shift"),
    ...weightsOf(audits["network-requests"].details.items, ownHost),
    failed,
    sawUncovering: afterPaint > 2400,
  };
}

function weightsOf(requests, ownHost) {
  const weights = {
    bytes: 0,
    html: 0,
    js: 0,
    css: 0,
    images: 0,
    fonts: 0,
    other: 0,
    requests: 0,
    elsewhere: 0,
  };
  for (const { url, transferSize = 0, resourceType } of requests) {
    if (!/^https?:/.test(url)) continue;
    weights.bytes += transferSize;
    weights[kinds[resourceType] ?? "other"] += transferSize;
    weights.requests += 1;
    if (new URL(url).host !== ownHost) weights.elsewhere += 1;
  }
  return weights;
}
