import { edgeMeasure, type EdgeSymbol } from "#engineering/values/edge.ts";
import type { Measure } from "#engineering/values/measure.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import type { SpecificationKey } from "#engineering/values/specification-keys.ts";
import type { ToolFamily } from "#site/catalogue/families/families.ts";
import { valuesOf, type Values } from "#engineering/values/values.ts";

/** A fault found by a rule: the field and a sentence with the expected and the actual value. */
export interface Fault {
  field: string;
  sentence: string;
}

/** A rule of the trade about one product. */
export type Rule = (tool: Tool) => Fault[];

/** A product whose values are well formed, with the readings that rules need. */
export class Tool {
  readonly product: Product;
  /** Standards that its series names; empty for a product of its own. */
  readonly standard: string;

  constructor(product: Product, standard = "") {
    this.product = product;
    this.standard = standard;
  }

  get family(): ToolFamily {
    return this.product.family;
  }

  /** What its specifications mean. */
  get values(): Values {
    return valuesOf(this.product);
  }

  text(key: SpecificationKey): string {
    return this.product.specifications[key] ?? "";
  }

  /** All texts about the product, one a line. */
  get words(): string {
    const { name, description, features = [], specifications } = this.product;
    return [name, description, ...features, specifications.type, specifications.application].join("\n");
  }

  /** The field in which a text about the product says `words`. */
  fieldOf(words: string): string {
    const { name, description, features = [], specifications } = this.product;
    if (description.includes(words)) return "description";
    if (features.some((feature) => feature.includes(words))) return "features";
    if (name.includes(words)) return "name";
    return specifications.type?.includes(words) ? "specifications.type" : "specifications.application";
  }

  measure(key: SpecificationKey): Measure | undefined {
    const value = this.values[key];
    return value?.kind === "measure" ? value : undefined;
  }

  /** The number, or the larger end of the range, in the key's unit. */
  most(key: SpecificationKey): number | undefined {
    return this.measure(key)?.max;
  }

  /** The sides of a size, mm; empty for a value of another kind. */
  sides(key: "shank" | "size"): number[] {
    const value = this.values[key];
    return value?.kind === "dimensions" ? value.sides.map(({ mm }) => mm) : [];
  }

  /** A figure of the cutting edge: mm for radii, degrees for angles. */
  edge(symbol: EdgeSymbol): number | undefined {
    return edgeMeasure(this.values.edge, symbol)?.max;
  }

  /** A fault unless `holds`. `because` names the rule. */
  expect(holds: boolean, key: SpecificationKey, expected: string, because: string): Fault[] {
    if (holds) return [];
    const text = this.product.specifications[key];
    const found = text === undefined ? "nothing" : `"${text}"`;
    return [
      { field: `specifications.${key}`, sentence: `expected ${expected} (${because}), found ${found}.` },
    ];
  }

  /** A fault unless the key's figure is `expected` mm; a missing value is a fault too. */
  expectMm(key: SpecificationKey, expected: number, because: string): Fault[] {
    const found = this.most(key);
    const holds = found !== undefined && Math.abs(found - expected) < 0.011;
    return this.expect(holds, key, `${Number(expected.toFixed(3))} mm`, because);
  }

  /** A fault unless a text about the product says `words`. */
  expectWords(words: string, because: string): Fault[] {
    if (this.words.includes(words)) return [];
    return [{ field: "features", sentence: `expected "${words}" (${because}), found nothing of it.` }];
  }

  /** A fault if a text about the product says what `pattern` finds. */
  expectNoWords(pattern: RegExp, expected: string): Fault[] {
    const [found] = pattern.exec(this.words) ?? [];
    return found === undefined
      ? []
      : [{ field: "features", sentence: `expected ${expected}, found "${found}".` }];
  }

  /** A fault unless the name contains the designation, so that both find the product. */
  expectNamed(designation: string): Fault[] {
    const { name } = this.product;
    if (name.includes(designation)) return [];
    return [{ field: "name", sentence: `expected a name with "${designation}" in it, found "${name}".` }];
  }
}
