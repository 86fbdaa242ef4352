import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest } from "../testing/raw-request.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";

const LONG = randomBytes(2_000_000).toString("hex");

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ "long.txt": LONG, "short.txt": "0123456789" });
});
afterAll(() => app.stop());

function ask(line: string, ...headers: string[]): Promise<string> {
  return rawRequest(app.port, `${[line, ...headers].join("\r\n")}\r\n\r\n`);
}

async function statuses(requests: string[][]): Promise<string[]> {
  const answers = await Promise.all(requests.map(([line = "", ...headers]) => ask(line, ...headers)));
  return answers.map((answer) => answer.slice(9, 12));
}

const LAST = ["Host: a", "Connection: close"];

test("a refusal is never written into another answer's body", async () => {
  const answers = await Promise.all(
    ["nonsense\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\x16\x03\x01\x02", "BREW / HTTP/1.1\r\n\r\n"].map((bad) =>
      rawRequest(app.port, `GET /long.txt HTTP/1.1\r\nHost: a\r\n\r\n${bad}`),
    ),
  );
  for (const answer of answers) {
    const start = answer.indexOf("\r\n\r\n") + 4;
    expect(answer.slice(start, start + LONG.length) === LONG).toBe(true);
    // The whole refusal follows, and nothing else.
    expect(answer.slice(start + LONG.length)).toMatch(
      /^HTTP\/1\.1 (?:400|501) [\s\S]*"success":false[^}]*}$/,
    );
  }
});

test("a request that breaks off in its own body is refused at once", async () => {
  const answer = await ask(
    "POST /api/notifications/contact HTTP/1.1",
    "Host: a",
    "Content-Type: application/json",
    "Transfer-Encoding: chunked",
    "",
    "no length",
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test("a request whose body breaks after its answer gets no second answer", async () => {
  const head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
  const bodies = ["5\r\nhello!!\r\n0\r\n\r\n", "5\r\nhello0\r\n\r\n", "5\r\nhello\n0\r\n\r\n"];
  const answers = await Promise.all(bodies.map((body) => rawRequest(app.port, head + body)));
  expect(answers.map((answer) => answer.match(/^HTTP\/1\.1 \d+/gm))).toEqual(
    bodies.map(() => ["HTTP/1.1 405"]),
  );
});

test("a transfer coding that doesn't end in chunks is refused by each address alike", async () => {
  const lines = ["GET /", "POST /", "OPTIONS /", "POST /healthz", "POST /api/notifications/contact"];
  const requests = lines.flatMap((line) =>
    ["gzip", "chunked, gzip", "xchunked"].map((coding) => [
      `${line} HTTP/1.1`,
      "Host: a",
      `Transfer-Encoding: ${coding}`,
    ]),
  );
  expect(await statuses(requests)).toEqual(requests.map(() => "400"));
});

test("one host is named, and one that can be a host", async () => {
  const bad = ["", "a b", "a/b", "u@a", "a,b", "a:b", "[::1", "<a>", "http://a"].map((host) => [
    "GET / HTTP/1.1",
    `Host: ${host}`,
    "Connection: close",
  ]);
  const wrong = bad.filter(([, host]) => host !== "Host: a,b");
  expect(new Set(await statuses(wrong))).toEqual(new Set(["400"]));
  expect(
    await statuses([
      ["GET / HTTP/1.1", "Host: a", "Host: a"],
      ["GET / HTTP/1.1", "Host: a", "host: b"],
      ["GET / HTTP/1.1", "Connection: close"],
      ["GET / HTTP/1.0"],
      ["GET / HTTP/1.1", "Host: a.example:8080", "Connection: close"],
      ["GET / HTTP/1.1", "Host: [::1]:80", "Connection: close"],
    ]),
  ).toEqual(["400", "400", "400", "200", "200", "200"]);
});

test("an address in absolute form and a question about the server are answered", async () => {
  expect(
    await statuses([
      ["GET http://a.example/short.txt HTTP/1.1", ...LAST],
      ["GET http://a.example HTTP/1.1", ...LAST],
      ["GET http://a.example?q=1 HTTP/1.1", ...LAST],
      ["OPTIONS * HTTP/1.1", ...LAST],
      ["GET * HTTP/1.1", ...LAST],
      ["GET /short.txt#part HTTP/1.1", ...LAST],
    ]),
  ).toEqual(["200", "200", "200", "204", "400", "400"]);
});

test("an unchanged file is known by any tag of a list, weak or strong, and by a star", async () => {
  const [, etag = ""] = /ETag: W\/("[^"]+")\r\n/.exec(await ask("GET /short.txt HTTP/1.1", ...LAST)) ?? [];
  const tags = [
    etag,
    `W/${etag}`,
    `"other", ${etag}`,
    `"a,b" , W/${etag},"c"`,
    "*",
    '"other"',
    "nonsense",
    "",
  ];
  expect(
    await statuses(tags.map((tag) => ["GET /short.txt HTTP/1.1", `If-None-Match: ${tag}`, ...LAST])),
  ).toEqual(["304", "304", "304", "304", "304", "200", "200", "200"]);
  const known = await ask("HEAD /short.txt HTTP/1.1", `If-None-Match: ${etag}`, ...LAST);
  expect(known).toMatch(/^HTTP\/1\.1 304 /);
  expect(known).toContain(`ETag: W/${etag}\r\n`);
});

test("HEAD knows no ranges", async () => {
  const answer = await ask("HEAD /short.txt HTTP/1.1", "Range: bytes=2-3", ...LAST);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain("Content-Length: 10\r\n");
  expect(answer).not.toContain("Content-Range");
});

test("an unknown method is 501, bytes that are no HTTP are 400", async () => {
  expect(
    await statuses([
      ["BREW / HTTP/1.1", ...LAST],
      ["get / HTTP/1.1", ...LAST],
      ["G(T / HTTP/1.1", ...LAST],
      ["\x16\x03\x01\x02\x00\x01"],
    ]),
  ).toEqual(["501", "501", "400", "400"]);
});

test("every answer says when it was given", async () => {
  const answers = await Promise.all([
    ask("GET / HTTP/1.1", ...LAST),
    ask("GET /nowhere HTTP/1.1", ...LAST),
    ask("GET / HTTP/1.1"),
    ask("nonsense"),
    ask("BREW / HTTP/1.1", ...LAST),
    ask("CONNECT a:443 HTTP/1.1", ...LAST),
    ask("GET /healthz HTTP/1.1", ...LAST),
  ]);
  expect(answers.filter((answer) => !/\r\nDate: \w{3}, \d\d \w{3} \d{4} /.test(answer))).toEqual([]);
});

test("a visitor who goes away in the middle of a file is no fault", async () => {
  const socket = connect(app.port, "127.0.0.1");
  socket.write("GET /long.txt HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(socket, "data");
  socket.destroy();
  await ask("GET / HTTP/1.1", ...LAST);
  expect(app.logged().filter((line) => line["event"] === "file.failed")).toEqual([]);
});

test("another version of HTTP than 1 is refused, and a body that is coded before it is cut in chunks", async () => {
  const requests = [
    ["GET / HTTP/2.0", ...LAST],
    ["GET / HTTP/0.9", ...LAST],
    ...["gzip, chunked", "chunked, chunked", "identity, chunked"].map((coding) => [
      "POST /api/notifications/contact HTTP/1.1",
      ...LAST,
      "Content-Type: application/json",
      `Transfer-Encoding: ${coding}`,
    ]),
    ["GET / HTTP/1.0", "Connection: close"],
  ];
  expect(await statuses(requests)).toEqual(["505", "505", "501", "400", "501", "200"]);
});
