import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { projectRoot, runMain } from "../command/project.mjs";
import { runChild } from "../command/run-child.mjs";
import { bundledPackages, sbomSchema, shipped } from "../sbom/shipped.ts";
import { judgeAnswer } from "./judge-answer.ts";

// `npm run advisories`: whether a package of the lock file has a fault that is known. What ships decides the outcome;
// what only builds and tests is named.
await runMain(async () => {
  const names = namesOfShipped();
  const { output } = await runChild("npm", ["audit", "--include=dev", "--json", "--loglevel=silent"], {
    capture: true,
    timeLimitMs: 120_000,
  });
  const verdict = judgeAnswer(output, names);
  if (verdict.kind === "not asked") {
    console.log(
      `\n── advisories: NOT ASKED: ${verdict.why}. Nobody knows whether a package has a known fault.`,
    );
    return 0;
  }
  if (verdict.kind === "not understood") {
    console.log(`\n── advisories: FAILED: npm audit says what can't be read: ${verdict.why}`);
    return 1;
  }
  const { findings, others } = verdict;
  for (const { name, severity, about } of [...findings, ...others]) {
    console.log(`${names.has(name) ? "ships" : "builds only"}: ${name}, ${severity}: ${about.join("; ")}`);
  }
  const isGood = findings.length === 0;
  console.log(
    `\n── advisories: ${isGood ? "passed" : "FAILED"}: ${findings.length} of ${names.size} packages that ship have ` +
      `known faults, ${others.length} that only build or test.`,
  );
  return isGood ? 0 : 1;
});

/** What visitors get and what the server runs, with all that these need. */
function namesOfShipped(): Set<string> {
  const { dependencies } = v.parse(
    v.object({ dependencies: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")),
  );
  const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--loglevel=error"];
  const all = execFileSync("npm", args, { cwd: projectRoot, encoding: "utf8", maxBuffer: 2 ** 26 });
  const names = [...Object.keys(dependencies), ...bundledPackages(projectRoot)];
  const { components } = shipped(v.parse(sbomSchema, JSON.parse(all)), names);
  return new Set(components.map(({ name }) => name));
}
