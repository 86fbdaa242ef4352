/** The fields of the form as typed; an empty field means unknown. */
export interface HandFields {
  /** Letter of ISO 1832. */
  shape: string;
  measured: string;
  /** "edge"; anything else means the inscribed circle. */
  of: string;
  hole: string;
  printed: string;
}

/** An empty form. */
export const noFields: HandFields = { shape: "", measured: "", of: "", hole: "", printed: "" };

/** Maximum UTF-16 units of a field's text. */
export const longest = { measured: 12, printed: 40 };

/** The address of the form for an insert in the hand: `/?hand=C&measured=12.7&hole=straight&printed=408#products`. */
export function handAddress({ shape, measured, of, hole, printed }: HandFields = noFields): string {
  const query = new URLSearchParams({ hand: shape });
  const texts = { measured: measured.trim(), of: of === "edge" ? of : "", hole, printed: printed.trim() };
  for (const [name, text] of Object.entries(texts)) if (text !== "") query.set(name, text);
  return `/?${query}#products`;
}

/** The fields in an address's query; undefined if it describes no insert. Overlong values are cut. */
export function handFieldsIn(search: string): HandFields | undefined {
  const query = new URLSearchParams(search);
  if (!query.has("hand")) return undefined;
  const text = (name: string, most = 20): string => (query.get(name) ?? "").slice(0, most).toWellFormed();
  return {
    shape: text("hand"),
    measured: text("measured", longest.measured),
    of: text("of"),
    hole: text("hole"),
    printed: text("printed", longest.printed),
  };
}
