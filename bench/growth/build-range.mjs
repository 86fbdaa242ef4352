import { join } from "node:path";
import { FriendlyError, projectRoot } from "../../tools/command/project.mjs";
import { runChild } from "../../tools/command/run-child.mjs";

const mark = "Peak memory in KiB:";
const report = `process.on("exit", () => console.log("${mark}", process.resourceUsage().maxRSS))`;

async function run(args) {
  const { code, output, stoppedBy } = await runChild(process.execPath, args, { capture: true });
  if (stoppedBy) throw new FriendlyError("Stopped before the ranges were built.");
  if (code !== 0) throw new FriendlyError(`${output}\nThe range was not built: ${args.join(" ")}.`);
  return output;
}

/**
 * Generates a range of `count` products and builds it below .build/growth/. Returns the folder to serve, the build's
 * time in seconds and its peak memory in bytes.
 */
export async function buildRange(count) {
  const root = join(projectRoot, ".build", "growth", String(count));
  const content = join(root, "content");
  await run(["tools/generate-products.ts", String(count), "--out", content]);
  const start = performance.now();
  const output = await run([
    "--import",
    `data:text/javascript,${encodeURIComponent(report)}`,
    "prerender/build.ts",
    "--content",
    content,
    "--out",
    root,
  ]);
  const buildSeconds = (performance.now() - start) / 1000;
  const buildMemory = Number(output.split(mark)[1]) * 1024;
  return { root, buildSeconds, buildMemory };
}
