import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerRpc, type MirrorHeaders, type RpcAnswer } from "./json-rpc.ts";

const asked: unknown[] = [];
const ask = (call: unknown): Promise<unknown> => {
  asked.push(call);
  return Promise.resolve({ total: 1 });
};

function headersOf(values: Partial<Record<string, string>> = {}): MirrorHeaders {
  return (name) => values[name];
}

function send(message: unknown, headers = headersOf()): Promise<RpcAnswer> {
  return answerRpc(message, headers, ask);
}

function call(name: string, given: unknown, headers?: MirrorHeaders, meta?: object): Promise<RpcAnswer> {
  const params = { name, arguments: given, ...(meta && { _meta: meta }) };
  return send({ jsonrpc: "2.0", id: 7, method: "tools/call", params }, headers);
}

const modern = { "io.modelcontextprotocol/protocolVersion": "2026-07-28" };

describe("a program of the handshake's era", () => {
  it("is told the version, and that there are tools", async () => {
    const params = {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "a", version: "1" },
    };
    expect(await send({ jsonrpc: "2.0", id: 1, method: "initialize", params })).toMatchObject({
      status: 200,
      body: { id: 1, result: { protocolVersion: "2025-06-18", capabilities: { tools: {} } } },
    });
  });

  it("gets the newest version of that era for one that is not known, and never one without handshake", async () => {
    for (const protocolVersion of ["1999-01-01", "2026-07-28"]) {
      const answer = await send({ jsonrpc: "2.0", id: 1, method: "initialize", params: { protocolVersion } });
      expect(answer).toMatchObject({ body: { result: { protocolVersion: "2025-11-25" } } });
    }
  });

  it("has its notifications taken without an answer", async () => {
    expect(await send({ jsonrpc: "2.0", method: "notifications/initialized" })).toEqual({ status: 202 });
  });
});

describe("a program that says its version with each request", () => {
  const headers = { "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "search" };

  it("is answered without a handshake", async () => {
    expect(await call("search", { query: "m8" }, headersOf(headers), modern)).toMatchObject({
      status: 200,
      body: { id: 7, result: { resultType: "complete", structuredContent: { total: 1 }, isError: false } },
    });
    const discover = { jsonrpc: "2.0", id: 2, method: "server/discover", params: { _meta: modern } };
    expect(await send(discover, headersOf({ ...headers, "Mcp-Method": "server/discover" }))).toMatchObject({
      body: { result: { supportedVersions: expect.arrayContaining(["2026-07-28"]) } },
    });
  });

  it("is refused where a header says something else than the body, or is missing", async () => {
    for (const change of [
      { "Mcp-Name": "tool" },
      { "Mcp-Method": undefined },
      { "MCP-Protocol-Version": "2025-11-25" },
    ])
      expect(
        await call("search", { query: "m8" }, headersOf({ ...headers, ...change }), modern),
      ).toMatchObject({
        status: 400,
        body: { error: { code: -32_020 } },
      });
    const encoded = { ...headers, "Mcp-Name": "=?base64?c2VhcmNo?=" };
    expect(await call("search", { query: "m8" }, headersOf(encoded), modern)).toMatchObject({ status: 200 });
  });

  it("is told which versions there are", async () => {
    const meta = { "io.modelcontextprotocol/protocolVersion": "2099-01-01" };
    expect(await call("search", { query: "m8" }, headersOf(headers), meta)).toMatchObject({
      status: 400,
      body: {
        error: {
          code: -32_022,
          data: { requested: "2099-01-01", supported: expect.arrayContaining(["2026-07-28"]) },
        },
      },
    });
  });
});

describe("what is wrong is named", () => {
  it.each([
    ["search", {}, '"query" is missing.'],
    ["search", { query: "" }, '"query" must be a text of 1 to 200 characters.'],
    ["search", { query: "x".repeat(201) }, '"query" must be a text of 1 to 200 characters.'],
    ["search", { query: 8 }, '"query" must be a text of 1 to 200 characters.'],
    ["search", { query: "m8", limit: 21 }, '"limit" must be a whole number from 1 to 20.'],
    ["search", { query: "m8", limit: 1.5 }, '"limit" must be a whole number from 1 to 20.'],
    ["search", { query: "m8", price: 1 }, 'There is no argument "price": query, limit.'],
    ["start_values", { id: "a", group: "X" }, '"group" must be one of P, M, K, N, S, H.'],
    ["match_list", { text: "x".repeat(20_001) }, '"text" must be a text of 1 to 20000 characters.'],
  ])("%s %j", async (name, given, sentence) => {
    asked.length = 0;
    expect(await call(name, given)).toMatchObject({
      status: 200,
      body: { result: { isError: true, content: [{ type: "text", text: sentence }] } },
    });
    expect(asked).toEqual([]);
  });

  it("a tool, a method, a batch and a message that are none", async () => {
    expect(await call("order", {})).toMatchObject({
      body: { error: { code: -32_602, message: expect.stringContaining("search, tool") } },
    });
    const unknown = { jsonrpc: "2.0", id: 1, method: "resources/list" };
    expect(await send(unknown)).toMatchObject({ status: 200, body: { error: { code: -32_601 } } });
    expect(await send([unknown])).toMatchObject({ status: 400, body: { error: { code: -32_600 } } });
    expect(await send({ ...unknown, jsonrpc: "1.0" })).toMatchObject({ status: 400 });
    expect(await send({ ...unknown, id: {} })).toMatchObject({ status: 400 });
    expect(await send({ ...unknown, params: [] })).toMatchObject({ status: 400 });
  });

  it("a tool that the range doesn't have", async () => {
    const message = {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "tool", arguments: { id: "x" } },
    };
    expect(await answerRpc(message, headersOf(), () => Promise.resolve(undefined))).toMatchObject({
      body: { result: { isError: true, content: [{ text: 'No tool has the id "x".' }] } },
    });
  });
});

it("any message is answered or refused, and none makes it throw", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue(),
      fc.constantFrom("tools/call", "tools/list", "initialize", "x"),
      async (value, method) => {
        for (const message of [value, { jsonrpc: "2.0", id: 1, method, params: value }]) {
          const { status } = await send(message);
          expect([200, 202, 400, 404]).toContain(status);
        }
      },
    ),
  );
});
