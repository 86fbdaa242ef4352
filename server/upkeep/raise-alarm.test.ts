import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commandEnvironment } from "../settings/env.ts";
import { createAlarm } from "./raise-alarm.ts";

const alarm = { name: "mail-late", state: "began", text: '3 mails; $(touch evil) `id` "late"' } as const;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "alarm-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** A command that writes its environment to a file. */
function writing(file: string): string {
  const program = `fs.writeFileSync(process.argv[1], JSON.stringify(process.env))`;
  return `"${process.execPath}" -e "${program}" "${file}"`;
}

test("the command finds the alarm in its environment, and no setting of ours", async () => {
  const file = join(dir, "told.json");
  await createAlarm({ command: writing(file), url: undefined }, commandEnvironment())(alarm);
  const written: unknown = JSON.parse(readFileSync(file, "utf8"));
  expect(written).toMatchObject({
    ALARM_NAME: "mail-late",
    ALARM_STATE: "began",
    ALARM_TEXT: alarm.text,
  });
  expect(written).not.toHaveProperty("VITEST");
});

test("the address gets the alarm as JSON", async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(bodies.length === 1 ? 204 : 500).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const raise = createAlarm({ command: undefined, url: `http://127.0.0.1:${port}/` }, {});
  await raise(alarm);
  expect(JSON.parse(bodies[0] ?? "")).toEqual(alarm);
  await expect(raise(alarm)).rejects.toThrow("ALARM_URL answered 500.");
  server.close();
});

test("the alarm goes to the address that was set and to no other that it names", async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.writeHead(307, { Location: "/elsewhere" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const raise = createAlarm({ command: undefined, url: `http://127.0.0.1:${port}/` }, {});
  await expect(raise(alarm)).rejects.toThrow("ALARM_URL answered 307.");
  expect(requests).toBe(1);
  server.close();
});

test("a command that fails is told from one that was heard", async () => {
  const raise = createAlarm({ command: "exit 3", url: undefined }, commandEnvironment());
  await expect(raise(alarm)).rejects.toThrow("ALARM_COMMAND ended with 3.");
});
