import type { Content } from "../content/content.ts";
import { contentFiles, type Finding } from "./finding.ts";

/** Patterns of invented values: domains and numbers that nobody can own, and names. */
const marks: [pattern: RegExp, says: string][] = [
  [/\.example\b/i, "is on an example domain, which nobody can own"],
  [/\+91 124 000 0\d{3}\b/, "is a number that can't be assigned"],
  [/\bSample\b/, "is an invented name"],
];

/** The placeholder of the newsletter's field may have an example domain. */
const hints = ["content/page.json: footer.newsletterExample"];

/** Every invented value that is still in the content. */
export function findSamples(content: Content): Finding[] {
  const marked = contentFiles(content).flatMap(([file, value]) => walk(file, "", value));
  return [...marked, ...placeholders(content), ...unconfirmedHsn(content)];
}

function walk(file: string, field: string, value: unknown): Finding[] {
  if (typeof value === "string") {
    if (hints.includes(`${file}: ${field}`)) return [];
    const mark = marks.find(([pattern]) => pattern.test(value));
    return mark ? [{ file, field, says: `"${value}" ${mark[1]}.` }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, each]) =>
    walk(file, Array.isArray(value) ? `${field}[${name}]` : `${field}.${name}`.replace(/^\./, ""), each),
  );
  const isMarked = "sample" in value && value.sample === true;
  return [...(isMarked ? [{ file, field, says: markSays(value) }] : []), ...inside];
}

function markSays(record: object): string {
  const name = "name" in record && typeof record.name === "string" ? ` (${record.name})` : "";
  return `is marked "sample": true${name}. Put in the real values, then take the mark out.`;
}

/** HSN codes that nobody responsible has confirmed. */
function unconfirmedHsn({ hsn }: Content): Finding[] {
  const families = Object.entries(hsn).flatMap(([family, known]) => (known?.toBeConfirmed ? [family] : []));
  if (families.length === 0) return [];
  const says = `proposals, to be confirmed by whoever answers for taxes: ${families.join(", ")}. Correct the code, then take "toBeConfirmed" out.`;
  return [{ file: "content/hsn.json", field: "", says }];
}

/** An address with only the city, and a map of only the city. */
function placeholders({ company }: Content): Finding[] {
  const file = "content/company.json";
  const { address, map } = company;
  const city = [company.city, company.region, company.country].join(", ");
  const asQuery = encodeURIComponent(city).replaceAll("%20", "+");
  const maps = (["embedUrl", "directionsUrl"] as const).filter(
    (field) => map[field].endsWith(`=${asQuery}`) || map[field].includes(`=${asQuery}&`),
  );
  return [
    ...(address.lines.join(", ") === city
      ? [{ file, field: "address.lines", says: `"${city}" is a placeholder: there is no street in it.` }]
      : []),
    ...(address.note !== undefined && /follow|placeholder/i.test(address.note)
      ? [{ file, field: "address.note", says: `"${address.note}" stands in for the address.` }]
      : []),
    ...maps.map((field) => ({ file, field: `map.${field}`, says: "shows the city and not the street." })),
  ];
}
