/** What a value of a content file may be: the parts of JSON Schema that `content/schemas/` uses. */
export interface Shape {
  type?: string;
  title?: string;
  description?: string;
  const?: unknown;
  enum?: readonly string[];
  anyOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  items?: Shape;
  prefixItems?: readonly Shape[];
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

/** A field, group or list of a form. */
export interface Place {
  shape: Shape;
  /** Its name in the form: lists count by the keys of their rows, which stay as rows move. */
  name: string;
  /** Where it stands in the file: lists count from 0. */
  field: string;
  label: string;
  /** The labels on the way to it. */
  spoken: string;
  isRequired: boolean;
}

/** How a form asks for a value. */
export function kindOf(shape: Shape): "group" | "list" | "choice" | "tick" | "number" | "text" {
  const { type, properties } = shape;
  if (properties) return "group";
  if (type === "array") return "list";
  if (shape.enum) return "choice";
  if (type === "boolean" || shape.const === true) return "tick";
  return type === "number" || type === "integer" ? "number" : "text";
}

/** Whether an empty text is a value, and not a missing one. */
export function mayBeEmpty({ anyOf = [] }: Shape): boolean {
  return anyOf.some((each) => each.const === "");
}

/** The fields of a group. */
export function fieldsOfGroup({ shape, name, field, spoken }: Place): (Place & { key: string })[] {
  const { properties = {}, required = [] } = shape;
  return Object.entries(properties).map(([key, inner]) => {
    const label = labelOf(key, inner);
    return {
      key,
      shape: inner.anyOf ? { ...inner.anyOf.at(-1), ...inner } : inner,
      name: [name, key].filter(Boolean).join("."),
      field: [field, key].filter(Boolean).join("."),
      label,
      spoken: [spoken, label].filter(Boolean).join(", "),
      isRequired: required.includes(key),
    };
  });
}

/** How many rows a list has. */
export function countOf({ prefixItems, minItems = 0, maxItems = Infinity }: Shape): {
  least: number;
  most: number;
} {
  return prefixItems
    ? { least: prefixItems.length, most: prefixItems.length }
    : { least: minItems, most: maxItems };
}

/** What each row of a list is. */
export function rowShape({ items, prefixItems }: Shape): Shape {
  return items ?? prefixItems?.[0] ?? {};
}

/** What a row of a list is called: of "Categories" a "Category". */
export function rowName({ label, shape }: Pick<Place, "label" | "shape">): string {
  return rowShape(shape).title ?? label.replace(/ies$/, "y").replace(/s$/, "");
}

/** A field's heading: `legalName` is "Legal name". */
function labelOf(key: string, { title }: Shape): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}
