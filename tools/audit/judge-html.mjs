import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { projectRoot } from "../command/project.mjs";
import { endWithCommand } from "./end-with-command.mjs";

// The W3C's checker examines the HTML of every built page.

/**
 * Messages that don't count, matched against message and source excerpt, each with the standard that the checker
 * doesn't know yet.
 */
const ignoredMessages = [
  [/^CSS: .*“container-type”|“@container”/, "container queries: CSS Conditional 5"],
  [/^CSS: .*“@starting-style”/, "CSS Transitions 2"],
  [/^CSS: .*“@property”/, "CSS Properties and Values 1"],
  [/^CSS: .*“interpolate-size”/, "CSS Values 5"],
  [/^CSS: .*“animation-composition”/, "CSS Animations 2"],
  [/^CSS: .*“vector-effect”/, "SVG 2, 8.14"],
  [/^CSS: .*Unknown dimension\. .*\dcqi\b/, "lengths of a container: CSS Conditional 5"],
  [
    // The message names the property itself, or the previous one in the sheet.
    /^CSS: “(?:--t-hero|background)”: The types are incompatible/,
    "min() within calc() of a custom property: CSS Values 4, 10",
  ],
  [/^Attribute “pathLength” not allowed on element “circle”/, "SVG 2, 9.6.1: on every basic shape"],
  [
    /enables an embedded page to break out of all sandboxing/,
    "the map's frame: a page of another origin, which can't",
  ],
  [/^Trailing slash on void elements has no effect/, "no fault, as it says itself: React writes them"],
];

const jar = join(process.argv[2], "node_modules/vnu-jar/build/dist/vnu.jar");
const pages = globSync("dist/**/*.html", { cwd: projectRoot }).toSorted();

async function check() {
  const args = ["-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", ...pages];
  const checker = spawn("java", args, { cwd: projectRoot, stdio: ["ignore", "pipe", "inherit"] });
  process.on("exit", () => checker.kill());
  try {
    await once(checker, "spawn");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    throw new Error("The checker needs Java: on Debian and Ubuntu `apt-get install default-jre-headless`.");
  }
  const output = await text(checker.stdout);
  if (output === "") throw new Error("The checker said nothing.");
  return JSON.parse(output).messages;
}

endWithCommand();
try {
  const messages = (await check()).map(({ message, extract = "", ...place }) => ({
    ...place,
    excerpt: `${message} ${extract.replaceAll("\n", " ")}`,
  }));
  const findings = messages.filter(({ excerpt }) => !ignoredMessages.some(([words]) => words.test(excerpt)));
  console.log(
    `vnu: ${pages.length} pages, ${findings.length} findings; ${messages.length - findings.length} times it meets what it doesn't know or count:`,
  );
  for (const [words, reason] of ignoredMessages) {
    const times = messages.filter(({ excerpt }) => words.test(excerpt)).length;
    console.log(`  ${String(times).padStart(6)}  ${reason}`);
  }
  for (const { type, url, lastLine, excerpt } of findings) {
    console.log(`  FAILED ${type} ${url.split("/dist/")[1]}:${lastLine} ${excerpt}`);
  }
  process.exitCode = pages.length > 0 && findings.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
