import { argumentFault, machineTools, type MachineCall } from "#contract/machines/machines.ts";

/** The revision without a handshake, and those before it, the newest first. */
const MODERN = "2026-07-28";
const LEGACY = ["2025-11-25", "2025-06-18", "2025-03-26"] as const;
const SUPPORTED: readonly string[] = [MODERN, ...LEGACY];

const VERSION = "io.modelcontextprotocol/protocolVersion";

/** A value of JSON-RPC that identifies a request. */
type Id = string | number | null;

/** A request's HTTP headers, as far as the protocol mirrors its body in them. */
export type MirrorHeaders = (name: "MCP-Protocol-Version" | "Mcp-Method" | "Mcp-Name") => string | undefined;

/** What is answered: an HTTP status and, except to a notification, a body. */
export interface RpcAnswer {
  status: 200 | 202 | 400 | 404;
  body?: unknown;
}

/** Answers a tool's question; undefined where there is no such tool in the range. */
export type Ask = (call: MachineCall) => Promise<unknown>;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An error of JSON-RPC. */
export function fault(id: Id, code: number, message: string, data?: unknown) {
  return { jsonrpc: "2.0", id, error: { code, message, ...(data !== undefined && { data }) } };
}

function result(id: Id, value: Readonly<Record<string, unknown>>): RpcAnswer {
  return { status: 200, body: { jsonrpc: "2.0", id, result: { resultType: "complete", ...value } } };
}

/** Lists change with a release only. */
const cached = { ttlMs: 3_600_000, cacheScope: "public" };

const about = {
  capabilities: { tools: {} },
  serverInfo: { name: "cutting-tools-catalogue", version: "1" },
  instructions:
    "Read-only catalogue of cutting tools. It knows no prices and takes no orders: send people to a tool's page.",
};

/** Answers one message of the protocol, by either of its eras: both need no session here. */
export async function answerRpc(message: unknown, headers: MirrorHeaders, ask: Ask): Promise<RpcAnswer> {
  if (!isRecord(message) || message.jsonrpc !== "2.0" || typeof message.method !== "string") {
    const what = Array.isArray(message) ? "Batches are not taken." : "This is no JSON-RPC 2.0 request.";
    return { status: 400, body: fault(null, -32_600, what) };
  }
  const { id, method, params = {} } = message;
  if (id === undefined) return { status: 202 };
  if (typeof id !== "string" && typeof id !== "number")
    return { status: 400, body: fault(null, -32_600, "An id is a text or a number.") };
  if (!isRecord(params)) return { status: 400, body: fault(id, -32_602, "params must be an object.") };
  const asked = isRecord(params._meta) ? params._meta[VERSION] : undefined;
  const refused = method === "initialize" ? undefined : refuseVersion(id, method, params, asked, headers);
  if (refused) return { status: 400, body: refused };
  switch (method) {
    case "initialize": {
      const { protocolVersion: wanted } = params;
      const protocolVersion = LEGACY.find((version) => version === wanted) ?? LEGACY[0];
      return result(id, { protocolVersion, ...about });
    }
    case "server/discover":
      return result(id, { supportedVersions: SUPPORTED, ...about, ...cached });
    case "ping":
      return result(id, {});
    case "tools/list":
      return result(id, { tools: machineTools, ...cached });
    case "tools/call":
      return callTool(id, params, ask);
    default:
      return {
        status: asked === MODERN ? 404 : 200,
        body: fault(id, -32_601, `There is no method "${method.slice(0, 60)}".`),
      };
  }
}

/** Why the request's version or its mirroring headers are refused. */
function refuseVersion(
  id: Id,
  method: string,
  params: Readonly<Record<string, unknown>>,
  asked: unknown,
  headers: MirrorHeaders,
) {
  const inHeader = headers("MCP-Protocol-Version");
  const version = asked ?? inHeader ?? LEGACY.at(-1);
  if (typeof version !== "string" || !SUPPORTED.includes(version)) {
    const data = {
      supported: SUPPORTED,
      requested: typeof version === "string" ? version.slice(0, 40) : null,
    };
    return fault(id, -32_022, "Unsupported protocol version", data);
  }
  if (version !== MODERN) return undefined;
  const name = method === "tools/call" && typeof params.name === "string" ? params.name : undefined;
  const mirrored = [
    ["MCP-Protocol-Version", inHeader, asked],
    ["Mcp-Method", headers("Mcp-Method"), method],
    ["Mcp-Name", name === undefined ? undefined : decoded(headers("Mcp-Name")), name],
  ] as const;
  const wrong = mirrored.find(([, header, body]) => header !== body);
  return wrong && fault(id, -32_020, `Header mismatch: ${wrong[0]} must be as in the body.`);
}

/** A header's value; what is no plain ASCII comes in Base64. */
function decoded(value: string | undefined): string | undefined {
  const [, base64] = /^=\?base64\?(.*)\?=$/.exec(value ?? "") ?? [];
  return base64 === undefined ? value : Buffer.from(base64, "base64").toString("utf8");
}

/** Wrong arguments are answered as a tool's error: the program that asked can mend them. */
async function callTool(id: Id, params: Readonly<Record<string, unknown>>, ask: Ask): Promise<RpcAnswer> {
  const { name, arguments: given = {} } = params;
  const tool = machineTools.find((each) => each.name === name);
  const names = machineTools.map((each) => each.name).join(", ");
  if (!tool) return { status: 200, body: fault(id, -32_602, `There is no such tool; there are ${names}.`) };
  if (!isRecord(given)) return { status: 200, body: fault(id, -32_602, "arguments must be an object.") };
  const wrong = argumentFault(tool, given);
  if (wrong !== undefined) return result(id, failed(wrong));
  const answer = await ask({ name: tool.name, arguments: checked(given) });
  if (answer === undefined) return result(id, failed(`No tool has the id "${String(given.id)}".`));
  return result(id, {
    content: [{ type: "text", text: JSON.stringify(answer) }],
    structuredContent: answer,
    isError: false,
  });
}

function failed(text: string) {
  return { content: [{ type: "text", text }], isError: true };
}

/** Checked arguments are texts and numbers. */
function checked(given: Readonly<Record<string, unknown>>): MachineCall["arguments"] {
  return Object.fromEntries(
    Object.entries(given).filter(
      (pair): pair is [string, string | number] => typeof pair[1] === "string" || typeof pair[1] === "number",
    ),
  );
}
