import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { endWithCommand } from "./end-with-command.mjs";
import { startServer } from "./start-server.mjs";

/** The lowest passing score. In csp_evaluator, lower severity numbers are worse: 50 is "maybe, medium severity". */
const minimumScore = 130;
const worstSeverity = 50;

/** The host that the checkers think they visit; no request leaves the machine. */
const host = "www.example.com";

/** Every kind of answer: a page, a nested page, a 404, an API error, a file, a redirect. */
const paths = [
  "/",
  "/products/milling",
  "/nowhere",
  "/api/notifications/contact",
  "/favicon.svg",
  "/products/milling/",
];

/** Loads a file from the folder that the checkers were installed into. */
function judge(path) {
  return import(pathToFileURL(join(process.argv[2], "node_modules", path)).href);
}

/**
 * Answers the scanner's HTTP requests without the network: http with a redirect to https, like the proxy of
 * docs/operations.md, and everything else from our server.
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

/** MDN's grade. 100 is the full score; bonus points exceed it. */
async function grade(origin) {
  const { default: axios } = await judge("axios/index.js");
  axios.defaults.adapter = answerFrom(origin);
  const { scan } = await judge("@mdn/mdn-http-observatory/src/scanner/index.js");
  const { scan: result, tests } = await scan(host);
  console.log(
    `MDN Observatory: ${result.grade}, ${result.score} points, ${result.testsPassed} of ${result.testsQuantity} tests passed`,
  );
  for (const [name, { pass, scoreModifier, scoreDescription }] of Object.entries(tests)) {
    const description = scoreDescription
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll(/\s+/g, " ")
      .trim();
    console.log(
      `  ${pass ? "passed" : "FAILED"} ${String(scoreModifier).padStart(4)}  ${name}: ${description}`,
    );
  }
  return result.score >= minimumScore && result.testsPassed === result.testsQuantity;
}

/** csp_evaluator's findings about the policies of all kinds of answers. */
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
      `  ${severity < worstSeverity ? "FAILED" : "noted "} ${severity}  ${directive} ${value}: ${description}`,
    );
  }
  return !policies.includes("") && findings.every(({ severity }) => severity >= worstSeverity);
}

endWithCommand();
const server = await startServer(host);
try {
  const verdicts = [await grade(server.origin), await evaluate(server.origin)];
  const isGood = verdicts.every(Boolean);
  console.log(
    isGood
      ? "Good enough."
      : `Not good enough: ${minimumScore} points and no finding below ${worstSeverity} are wanted.`,
  );
  process.exitCode = isGood ? 0 : 1;
} finally {
  await server.stop();
}
