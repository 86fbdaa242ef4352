import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CONTACT_PATH } from "#contract/contact.ts";
import { spawnServer } from "../testing/spawned-server.ts";
import { makeTemporarySite } from "../testing/temporary-site.ts";

/**
 * Http11Probe (MDA2AV/Http11Probe on GitHub, MIT) needs .NET and the network: HTTP11_PROBE names its program, which is
 * called with --host, --port, --timeout and --output.
 */
const { HTTP11_PROBE: program = "" } = process.env;

/** The requests that the probe calls failures, with our status for each: the status is right for this site. */
const KNOWN: Readonly<Record<string, number>> = {
  // The probe expects any body to be echoed; this one is no valid message.
  "COMP-POST-CL-BODY": 400,
  "COMP-POST-CL-ZERO": 400,
  "COMP-POST-NO-CL-NO-TE": 400,
  "COMP-CHUNKED-BODY": 400,
  "COMP-CHUNKED-MULTI": 400,
  "COMP-CHUNKED-EMPTY": 400,
  "COMP-CHUNKED-TRAILER-VALID": 400,
  "COMP-CHUNKED-HEX-UPPERCASE": 400,
  "COMP-RANGE-POST": 400,
  // Larger than any message: refused before it is read.
  "MAL-CHUNK-EXT-64K": 413,
  "MAL-POST-CL-HUGE-NO-BODY": 413,
  // The form never sends two types.
  "COMP-DUPLICATE-CT": 415,
  // The probe reads the interim answer but not the final one.
  "SMUG-EXPECT-100-CL": 100,
  // Node's parser knows 1.0 and 1.1. The probe doesn't score it.
  "COMP-HTTP12-VERSION": 400,
  // This site has no /echo and reads no cookies.
  "COOK-ECHO": 404,
  "COOK-EMPTY": 404,
  "COOK-MANY-PAIRS": 404,
  "COOK-MALFORMED": 404,
  "COOK-MULTI-HEADER": 404,
};

interface Result {
  id: string;
  verdict: string;
  statusCode?: number;
}

/** Redirects the probe's posts from "/" to the address that reads a body, as JSON; leaves everything else unchanged. */
function toContact(bytes: Buffer): Buffer {
  // Latin-1 preserves every byte.
  const text = bytes.toString("latin1");
  const [head = ""] = text.split("\r\n\r\n", 1);
  const type = /content-type/i.test(head) ? "" : "Content-Type: application/json\r\n";
  return Buffer.from(
    text.replaceAll(/^(POST|PUT|PATCH) \/ (HTTP\/1\.1\r\n)/gm, `$1 ${CONTACT_PATH} $2${type}`),
    "latin1",
  );
}

/** A proxy in front of the server on `port` that passes every byte on. Listens on a free port. */
async function startProxy(port: number): Promise<Server> {
  const proxy = createServer({ noDelay: true }, (client) => {
    const server = connect({ port, host: "127.0.0.1", noDelay: true });
    client.on("data", (bytes) => server.write(toContact(bytes)));
    client.on("end", () => server.end());
    server.pipe(client);
    // A reset on one side ends the other.
    client.on("error", () => server.destroy());
    server.on("error", () => client.destroy());
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return proxy;
}

describe.skipIf(program === "")("a third party's probe (left out where HTTP11_PROBE names none)", () => {
  test("of all that it sends, nothing is answered wrongly, and no request is smuggled behind another", async () => {
    const site = makeTemporarySite();
    const server = await spawnServer(site.root, { RATE_LIMIT: "100000" });
    const proxy = await startProxy(server.port);
    try {
      const report = join(site.root, "report.json");
      const { port } = proxy.address() as AddressInfo;
      const args = ["--host", "127.0.0.1", "--port", String(port), "--timeout", "3", "--output", report];
      const [code] = await once(spawn(program, args, { stdio: "ignore" }), "exit");
      expect(code).toBe(0);
      const { results } = JSON.parse(readFileSync(report, "utf8")) as { results: Result[] };
      const resultsOf = (verdict: string): Result[] => results.filter((result) => result.verdict === verdict);
      console.log(
        `${results.length} cases: ${resultsOf("Pass").length} passed, ${resultsOf("Warn").length} with a warning, ` +
          `${resultsOf("Fail").length} failed, ${resultsOf("Error").length} had an error.`,
      );
      expect(results.length).toBeGreaterThan(180);
      expect(resultsOf("Error")).toEqual([]);
      expect(Object.fromEntries(resultsOf("Fail").map(({ id, statusCode }) => [id, statusCode]))).toEqual(
        KNOWN,
      );
    } finally {
      proxy.close();
      server.signal("SIGTERM");
      await server.ended;
      site.remove();
    }
  });
});
