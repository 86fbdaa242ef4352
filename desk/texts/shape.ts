/** What a value of a content file may be: the parts of JSON Schema that `content/schemas/` uses. */
export interface Shape {
  type?: string;
  title?: string;
  description?: string;
  const?: unknown;
  enum?: readonly string[];
  anyOf?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  /** Of a record with names of its own: what each value is. */
  additionalProperties?: boolean | Shape;
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

/** Longest text for one line. */
export const ONE_LINE = 120;

/** How a form asks for a value; `lines` is a list of words, or a record of words, each in a line of one field. */
export function kindOf(shape: Shape): "group" | "list" | "lines" | "choice" | "tick" | "number" | "text" {
  const { type, properties } = shape;
  if (properties) return "group";
  if (isRecord(shape)) return "lines";
  if (type === "array") return isOfWords(shape) ? "lines" : "list";
  if (shape.enum) return "choice";
  if (type === "boolean" || shape.const === true) return "tick";
  return type === "number" || type === "integer" ? "number" : "text";
}

/** Whether a value has names of its own, such as misspelt words with what they mean. */
export function isRecord({ properties, additionalProperties }: Shape): boolean {
  return !properties && typeof additionalProperties === "object";
}

/** A list of any number of short texts. */
function isOfWords(shape: Shape): boolean {
  const { least, most } = countOf(shape);
  const { maxLength = 0, ...row } = rowShape(shape);
  return least !== most && maxLength <= ONE_LINE && /^(?:text|choice)$/.test(kindOf(row));
}

/** Whether a name is that of a place, or of one in it. */
export function isIn(outer: string, name: string): boolean {
  return name === outer || name.startsWith(`${outer}.`) || name.startsWith(`${outer}[`);
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
export function labelOf(key: string, { title }: Shape = {}): string {
  const words = key
    .replaceAll(/[A-Z]/g, (letter, at) => (at === 0 ? letter : ` ${letter.toLowerCase()}`))
    .replaceAll("-", " ");
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}
