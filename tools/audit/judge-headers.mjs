import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { endWithCommand } from "./end-with-command.mjs";
import { startServer } from "./start-server.mjs";

/** The least that is good enough. Of csp_evaluator's numbers a low one is grave: 50 is "perhaps, of medium weight". */
const leastScore = 130;
const gravest = 50;

/** The host that the judges believe to visit; nothing is asked of the network. */
const host = "www.example.com";

/** Every kind of answer: a page, one further down, what isn't there, the API's refusal, a file, a redirection. */
const paths = [
  "/",
  "/products/milling",
  "/nowhere",
  "/api/notifications/contact",
  "/favicon.svg",
  "/products/milling/",
];

/** Loads a file out of the folder into which the judges were installed. */
function judge(path) {
  return import(pathToFileURL(join(process.argv[2], "node_modules", path)).href);
}

/**
 * Answers a request of the grader's HTTP client without the network: those by http as the proxy of docs/operations.md
 * does, with the way to https; all others by our server.
 */
function answerFrom(origin) {
  return async (config) => {
    const { protocol, pathname, search } = new URL(config.url);
    const answer =
      protocol === "http:"
        ? new Response(null, { status: 301, headers: { Location: `https://${host}${pathname}${search}` } })
        : await fetch(origin + pathname + search, { method: config.method, redirect: "manual" });
    const headers = Object.fromEntries(answer.headers);
    return { data: await answer.text(), status: answer.status, statusText: "", headers, config, request: {} };
  };
}

/** MDN's grade: 100, and more for what goes beyond it. */
async function grade(origin) {
  const { default: axios } = await judge("axios/index.js");
  axios.defaults.adapter = answerFrom(origin);
  const { scan } = await judge("@mdn/mdn-http-observatory/src/scanner/index.js");
  const { scan: result, tests } = await scan(host);
  console.log(
    `MDN Observatory: ${result.grade}, ${result.score} points, ${result.testsPassed} of ${result.testsQuantity} tests passed`,
  );
  for (const [name, { pass, scoreModifier, scoreDescription }] of Object.entries(tests)) {
    const says = scoreDescription
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll(/\s+/g, " ")
      .trim();
    console.log(`  ${pass ? "passed" : "FAILED"} ${String(scoreModifier).padStart(4)}  ${name}: ${says}`);
  }
  return result.score >= leastScore && result.testsPassed === result.testsQuantity;
}

/** What is said about the policies of all kinds of answers. */
async function evaluate(origin) {
  const { CspParser } = await judge("csp_evaluator/dist/parser.js");
  const { CspEvaluator } = await judge("csp_evaluator/dist/evaluator.js");
  const answers = await Promise.all(paths.map((path) => fetch(origin + path, { redirect: "manual" })));
  const policies = answers.map((answer) => answer.headers.get("Content-Security-Policy") ?? "");
  console.log(`csp_evaluator: ${new Set(policies).size} policy over ${paths.length} kinds of answers`);
  const findings = [...new Set(policies)].flatMap((policy) =>
    new CspEvaluator(new CspParser(policy).csp).evaluate(),
  );
  for (const { severity, directive, value, description } of findings) {
    console.log(
      `  ${severity < gravest ? "FAILED" : "noted "} ${severity}  ${directive} ${value}: ${description}`,
    );
  }
  return !policies.includes("") && findings.every(({ severity }) => severity >= gravest);
}

endWithCommand();
const server = await startServer(host);
try {
  const verdicts = [await grade(server.origin), await evaluate(server.origin)];
  const isGood = verdicts.every(Boolean);
  console.log(
    isGood
      ? "Good enough."
      : `Not good enough: ${leastScore} points and no finding below ${gravest} are wanted.`,
  );
  process.exitCode = isGood ? 0 : 1;
} finally {
  await server.stop();
}
