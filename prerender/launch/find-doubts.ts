import { families } from "#site/catalogue/families/families.ts";
import type { Content } from "../content/content.ts";
import type { Finding } from "./finding.ts";

const counts = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const counted = new RegExp(
  String.raw`\b(\d+|${counts.join("|")})\b(?=[^.]*\b(?:manufacturers|customers|companies|firms|makers)\b)`,
  "i",
);

/** Probable mistakes that may be intended: the build reports them and continues. */
export function findDoubts({ page, customers, hsn, products }: Content): Finding[] {
  const [word = ""] = counted.exec(page.customers.note) ?? [];
  const stated = counts.includes(word.toLowerCase()) ? counts.indexOf(word.toLowerCase()) : Number(word);
  const sold = [...new Set(products.map(({ family }) => family))];
  const file = "content/page.json";
  return [
    ...(word !== "" && customers.length > 0 && stated !== customers.length
      ? [
          {
            file,
            field: "customers.note",
            says: `says "${page.customers.note}"; customers.json has ${customers.length}.`,
          },
        ]
      : []),
    ...(sold.length > 0 && Object.keys(hsn).length === 0
      ? [
          {
            file: "content/hsn.json",
            field: "",
            says: `has no code at all, so no product shows one: ${sold.map((family) => families[family].name).join(", ")}.`,
          },
        ]
      : []),
  ];
}
