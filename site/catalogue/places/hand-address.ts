/** The fields of the form as typed; an empty one says nothing. */
export interface HandFields {
  /** Letter of ISO 1832. */
  shape: string;
  measured: string;
  /** "edge"; all else means the inscribed circle. */
  of: string;
  hole: string;
  printed: string;
}

/** Nothing filled in yet. */
export const noFields: HandFields = { shape: "", measured: "", of: "", hole: "", printed: "" };

/** Most UTF-16 units of a field's text. */
export const longest = { measured: 12, printed: 40 };

/** The page's list with the form for an insert in the hand: `/?hand=C&measured=12.7&hole=straight&printed=408#products`. */
export function handAddress({ shape, measured, of, hole, printed }: HandFields = noFields): string {
  const query = new URLSearchParams({ hand: shape });
  const texts = { measured: measured.trim(), of: of === "edge" ? of : "", hole, printed: printed.trim() };
  for (const [name, text] of Object.entries(texts)) if (text !== "") query.set(name, text);
  return `/?${query}#products`;
}

/** The fields that an address's query fills in; undefined where it asks for no insert. What is too long is cut. */
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
