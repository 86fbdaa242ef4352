/** A node of schema.org's vocabulary, as JSON-LD writes it. */
export type SchemaNode = { "@type": string } & Record<string, unknown>;
