import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendMessage } from "./send-message.ts";

/** The next answer of a local server, and the request that it received. */
let answer: (response: ServerResponse) => void;
let seen: { method?: string; headers: IncomingMessage["headers"]; body: string };
let server: Server;
let url: string;
let logged: unknown[][];

beforeEach(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      seen = { method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() };
      answer(response);
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  logged = [];
  vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => void logged.push(words));
});
afterEach(async () => {
  vi.restoreAllMocks();
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, "close");
});

function answers(status: number, body: string, type = "application/json"): void {
  answer = (response) => response.writeHead(status, { "Content-Type": type }).end(body);
}

/** Of the key "k", as mails and commands write it. */
const reference = "8254c329a928";

describe("sending a message", () => {
  it("posts the very body as JSON, with its key", async () => {
    answers(200, '{"success":true}');
    await sendMessage(url, '{"email":"ä@b.co"}', "key-1");
    expect(seen).toMatchObject({
      method: "POST",
      body: '{"email":"ä@b.co"}',
      headers: { "content-type": "application/json", "idempotency-key": "key-1" },
    });
  });

  it("tells how long the page was before the visitor", async () => {
    answers(200, '{"success":true}');
    vi.spyOn(performance, "now").mockReturnValue(61_234.5678);
    await sendMessage(url, "{}", "k");
    expect(seen.headers["filling-time"]).toBe("61235");
  });

  it("has arrived when the answer is 200 with success, and nothing is logged", async () => {
    answers(200, '{"success":true}');
    expect(await sendMessage(url, "{}", "k")).toEqual({ isSent: true, reference });
    expect(logged).toEqual([]);
  });

  it.each(["1", '"yes"', "{}", "[]"])("has arrived when success is truthy: %s", async (success) => {
    answers(201, `{"success":${success}}`);
    expect(await sendMessage(url, "{}", "k")).toEqual({ isSent: true, reference });
  });

  it("tells the private address of what was sent, at the host that was written to", async () => {
    answers(200, '{"success":true,"enquiry":"/enquiry/abc"}');
    const enquiry = new URL("/enquiry/abc", url).href;
    expect(await sendMessage(url, "{}", "k")).toEqual({ isSent: true, reference, enquiry });
  });

  it.each(['"https://example.com/enquiry/abc"', '"//example.com/enquiry/abc"', '"javascript:alert(1)"', "1"])(
    "has arrived, and leads nowhere else, where the answer names %s",
    async (enquiry) => {
      answers(200, `{"success":true,"enquiry":${enquiry}}`);
      expect(await sendMessage(url, "{}", "k")).toEqual({ isSent: true, reference });
    },
  );

  it.each([
    '{"success":false}',
    '{"success":0}',
    '{"success":null}',
    "{}",
    "[]",
    "null",
    "true",
    '"success"',
    "7",
  ])("has not arrived when the answer is %s", async (body) => {
    answers(200, body);
    expect(await sendMessage(url, "{}", "k")).toEqual({ isSent: false, status: 200, fields: {} });
    expect(logged).toEqual([["The contact message was not sent. Status:", 200]]);
  });

  it.each([
    ["a page in the server's place", "<p>Welcome</p>"],
    ["nothing at all", ""],
    ["half of an answer", '{"success":tr'],
  ])("has not arrived when the answer is %s", async (_, body) => {
    answers(200, body, "text/html");
    expect(await sendMessage(url, "{}", "k")).toEqual({ isSent: false, status: 200, fields: {} });
    expect(logged[0]?.slice(0, 2)).toEqual(["The contact message was not sent. Status:", 200]);
  });

  it.each([400, 404, 413, 422, 429, 500, 503])(
    "has not arrived with status %d, whatever success says",
    async (status) => {
      answers(status, '{"success":true}');
      expect(await sendMessage(url, "{}", "k")).toMatchObject({ isSent: false, status });
    },
  );

  it("brings back the server's sentence for each field, and only for fields that there are", async () => {
    const fields = { email: "No such host.", message: 7, phone: "Missing.", constructor: "x" };
    answers(400, JSON.stringify({ success: false, error: "No.", fields }));
    expect(await sendMessage(url, "{}", "k")).toEqual({
      isSent: false,
      status: 400,
      fields: { email: "No such host." },
    });
  });

  it("survives fields that are no object", async () => {
    answers(400, '{"success":false,"fields":null}');
    expect(await sendMessage(url, "{}", "k")).toEqual({ isSent: false, status: 400, fields: {} });
  });

  it("has not arrived when the connection breaks off, and the log says that no answer came", async () => {
    answer = (response) => void response.socket?.destroy();
    expect(await sendMessage(url, "{}", "k")).toEqual({ isSent: false, status: undefined, fields: {} });
    expect(logged[0]?.slice(0, 2)).toEqual(["The contact message was not sent. Status:", "no answer"]);
  });

  it("has not arrived when nobody listens", async () => {
    server.close();
    await once(server, "close");
    expect(await sendMessage(url, "{}", "k")).toEqual({ isSent: false, status: undefined, fields: {} });
  });

  it("has not arrived when the answer breaks off in the middle", async () => {
    answer = (response) => {
      response.writeHead(200, { "Content-Length": 100 }).write('{"success":true', () => response.destroy());
    };
    expect(await sendMessage(url, "{}", "k")).toMatchObject({ isSent: false });
    expect(logged).toHaveLength(1);
  });

  it("logs no word of the message", async () => {
    answers(500, "{}");
    await sendMessage(url, '{"message":"secret words"}', "k");
    expect(JSON.stringify(logged)).not.toContain("secret");
  });
});
