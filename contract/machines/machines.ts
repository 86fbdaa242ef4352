/** Where programs ask for tools by the Model Context Protocol (MCP), where the owner allows it. */
export const MCP_PATH = "/api/mcp";

/** Files of a build for the server alone: the code that answers, and the addresses of its data files. */
export const MACHINES = { code: "_machines.js", files: "_machines.json" };

export const MCP_LIMITS = {
  bodyBytes: 32_768,
  /** Requests of one address in an hour. */
  perHour: 600,
  /** Requests of one address under way at once, and of all. */
  atOnce: 4,
  allAtOnce: 16,
  /** Milliseconds for an answer. */
  wait: 5_000,
};

/** What an argument may be, as JSON Schema says it. */
export type ArgumentSchema =
  | { type: "string"; description: string; minLength: 1; maxLength: number; enum?: readonly string[] }
  | { type: "integer"; description: string; minimum: number; maximum: number };

/** A tool as MCP lists it. */
export interface ToolSchema {
  name: MachineTool;
  description: string;
  inputSchema: {
    type: "object";
    properties: Readonly<Record<string, ArgumentSchema>>;
    required: readonly string[];
    additionalProperties: false;
  };
  annotations: { readOnlyHint: true; openWorldHint: false };
}

/** The questions that a program may ask. */
export type MachineTool = "search" | "tool" | "match_list" | "start_values";

/** A question with checked arguments. */
export interface MachineCall {
  name: MachineTool;
  arguments: Readonly<Record<string, string | number>>;
}

const id: ArgumentSchema = {
  type: "string",
  description: "Id of a tool, from search or match_list",
  minLength: 1,
  maxLength: 100,
};

function tool(
  name: MachineTool,
  description: string,
  properties: Readonly<Record<string, ArgumentSchema>>,
  required: readonly string[],
): ToolSchema {
  return {
    name,
    description,
    inputSchema: { type: "object", properties, required, additionalProperties: false },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

/** All tools, in the order of a purchase. */
export const machineTools: readonly ToolSchema[] = [
  tool(
    "search",
    "Finds cutting tools of this supplier by code, size, thread, workpiece or plain words. `near` says what no tool meets. No prices.",
    {
      query: {
        type: "string",
        description: "For example: CNMG 120408 steel; end mill 10 mm 4 flutes; M8 tap blind hole 304",
        minLength: 1,
        maxLength: 200,
      },
      limit: { type: "integer", description: "Tools at most; 10 if left out", minimum: 1, maximum: 20 },
    },
    ["query"],
  ),
  tool("tool", "All facts of one tool: specifications, ordering data, its page.", { id }, ["id"]),
  tool(
    "match_list",
    "Matches the lines of an enquiry to tools. Verdict: one, several (a person chooses), near (differs, says how) or none.",
    {
      text: {
        type: "string",
        description:
          "One tool a line, with its quantity; also copied cells or CSV. The first 100 lines are read",
        minLength: 1,
        maxLength: 20_000,
      },
    },
    ["text"],
  ),
  tool(
    "start_values",
    "Starting ranges of cutting data of a tool, by ISO 513 workpiece group: guidance, not maker's data.",
    {
      id,
      group: {
        type: "string",
        description: "P steel, M stainless, K cast iron, N non-ferrous, S heat-resistant, H hardened",
        minLength: 1,
        maxLength: 1,
        enum: ["P", "M", "K", "N", "S", "H"],
      },
    },
    ["id"],
  ),
];

/** What is wrong with the arguments of a tool, as a sentence that names the argument; undefined if nothing is. */
export function argumentFault(
  { inputSchema }: ToolSchema,
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  const { properties, required } = inputSchema;
  const names = Object.keys(properties);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) return `There is no argument "${unknown.slice(0, 40)}": ${names.join(", ")}.`;
  const missing = required.find((name) => given[name] === undefined);
  if (missing !== undefined) return `"${missing}" is missing.`;
  for (const [name, schema] of Object.entries(properties)) {
    const value = given[name];
    if (value !== undefined && !isValid(schema, value)) return `"${name}" must be ${wordsOf(schema)}.`;
  }
  return undefined;
}

function isValid(schema: ArgumentSchema, value: unknown): boolean {
  if (schema.type === "integer") {
    return Number.isInteger(value) && Number(value) >= schema.minimum && Number(value) <= schema.maximum;
  }
  if (typeof value !== "string" || value.trim() === "" || value.length > schema.maxLength) return false;
  return schema.enum?.includes(value) ?? true;
}

function wordsOf(schema: ArgumentSchema): string {
  if (schema.type === "integer") return `a whole number from ${schema.minimum} to ${schema.maximum}`;
  return schema.enum ? `one of ${schema.enum.join(", ")}` : `a text of 1 to ${schema.maxLength} characters`;
}
