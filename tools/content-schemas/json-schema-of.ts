/** A schema or an action of the schema library, as far as it is read here. */
export interface SchemaNode {
  type: string;
  /** The schema and the actions after it. */
  pipe?: readonly unknown[];
  /** Fields of an object. */
  entries?: object;
  /** Of an array. */
  item?: unknown;
  /** Of a tuple. */
  items?: readonly unknown[];
  /** Of an optional field. */
  wrapped?: unknown;
  /** Of a list of choices. */
  options?: readonly unknown[];
  literal?: unknown;
  /** Of an action: a pattern, a number, a text. */
  requirement?: unknown;
  description?: unknown;
  metadata?: unknown;
}

/** A schema by JSON Schema 2020-12. */
export type JsonSchema = Record<string, unknown>;

/** Translates a schema of the content. Throws for a kind that it doesn't know, so that none is lost silently. */
export function jsonSchemaOf(schema: SchemaNode): JsonSchema {
  const [piped, ...actions] = (schema.pipe ?? []).map(asNode);
  // What is piped may be a pipe itself: "an id" is a text with a pattern, a field's id has words about it.
  const start = piped?.pipe ? jsonSchemaOf(piped) : base(schema);
  return Object.assign(start, ...actions.map(fromAction));
}

function base(schema: SchemaNode): JsonSchema {
  switch (schema.type) {
    case "string":
    case "number":
    case "boolean":
      return { type: schema.type };
    case "literal":
      return { const: schema.literal };
    case "picklist":
      return { enum: schema.options };
    case "array":
      return { type: "array", items: jsonSchemaOf(asNode(schema.item)) };
    case "tuple": {
      const items = (schema.items ?? []).map((item) => jsonSchemaOf(asNode(item)));
      return { type: "array", prefixItems: items, minItems: items.length, maxItems: items.length };
    }
    case "optional":
      return jsonSchemaOf(asNode(schema.wrapped));
    case "strict_object":
      return objectSchema(Object.entries(schema.entries ?? {}));
    default:
      throw new Error(`The schema library's "${schema.type}" has no translation here.`);
  }
}

function objectSchema(entries: [string, unknown][]): JsonSchema {
  const fields = entries.map(([name, entry]) => [name, asNode(entry)] as const);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(([name, node]) => [name, jsonSchemaOf(node)])),
    required: fields.filter(([, { type }]) => type !== "optional").map(([name]) => name),
    additionalProperties: false,
  };
}

function fromAction(action: SchemaNode): JsonSchema {
  const { type, requirement } = action;
  switch (type) {
    case "regex":
      return requirement instanceof RegExp ? { pattern: requirement.source } : {};
    case "non_empty":
      return { pattern: String.raw`\S` };
    case "starts_with":
      return { pattern: `^${String(requirement).replaceAll(/[.?*+^$()[\]{}|\\]/g, String.raw`\$&`)}` };
    case "min_value":
      return { minimum: requirement };
    case "max_value":
      return { maximum: requirement };
    case "length":
      return { minItems: requirement, maxItems: requirement };
    case "integer":
      return { type: "integer" };
    case "rfc_email":
      return { format: "email" };
    case "url":
      return { format: "uri" };
    case "description":
      return { description: action.description };
    case "metadata":
      return patternOf(action.metadata);
    case "trim":
    case "check":
      return {};
    default:
      throw new Error(`The schema library's "${type}" has no translation here.`);
  }
}

function patternOf(metadata: unknown): JsonSchema {
  if (typeof metadata !== "object" || metadata === null || !("pattern" in metadata)) return {};
  return metadata.pattern === undefined ? {} : { pattern: metadata.pattern };
}

function asNode(value: unknown): SchemaNode {
  if (typeof value === "object" && value !== null && "type" in value && typeof value.type === "string") {
    return value as SchemaNode; // every other property is optional and read with care
  }
  throw new Error("The schema library holds something that is no schema.");
}
