import type { Product } from "#site/catalogue/model/schema.ts";
import { Tool } from "../trade-rules/tool.ts";
import { factWords, proportions, type PictureFacts } from "./facts.ts";
import { isRendered, recipes } from "./recipes.ts";
import { shownFacts } from "./shown-facts.ts";
import { statedFacts } from "./stated-facts.ts";

/**
 * The message for a product whose picture contradicts it (another code, shape, hand, number of teeth, colour of the
 * coating or shank), if a better picture exists. Undefined if nothing contradicts, or if the tool's own body is still
 * to be rendered (`npm run cut-outs`).
 */
export function pictureFault(product: Product): string | undefined {
  const wrong = wronglyShown(product);
  const fitting = wrong.length === 0 ? [] : fittingPictures(product);
  if (fitting.length === 0) return undefined;
  return `expected a picture of this tool: ${fitting.join(" or ")}; found "${product.picture}", which shows ${wrong.join("; ")}.`;
}

/** What was found: the whole range is judged again after each change of one of its tools. */
const contradictions = new WeakMap<Product, readonly string[]>();

/** The contradictions between a product and its picture; none for a picture without a recipe. */
export function wronglyShown(product: Product): readonly string[] {
  const known = contradictions.get(product);
  if (known) return known;
  const recipe = recipes().get(product.picture);
  const found = recipe ? pictureContradictions(shownFacts(recipe), factsOf(product)) : [];
  contradictions.set(product, found);
  return found;
}

/** The rendered pictures that a product could use. */
export function fittingPictures(product: Product): string[] {
  const stated = factsOf(product);
  return [...recipes()]
    .filter(
      ([name, recipe]) => pictureContradictions(shownFacts(recipe), stated).length === 0 && isRendered(name),
    )
    .map(([name]) => name);
}

function factsOf(product: Product): PictureFacts {
  return statedFacts(new Tool(product));
}

/** The contradictions between a picture's facts and a product's, such as `flutes or teeth: 3 instead of 4`. */
export function pictureContradictions(shown: PictureFacts, stated: PictureFacts): string[] {
  const plain = (Object.keys(factWords) as (keyof typeof factWords)[]).flatMap((key) => {
    const [one, other] = [shown[key], stated[key]];
    return one === undefined || other === undefined || one === other
      ? []
      : [`${factWords[key]}: ${one} instead of ${other}`];
  });
  // If it is another kind of tool, further differences mean nothing.
  if (shown.tool !== undefined && stated.tool !== undefined && shown.tool !== stated.tool)
    return plain.slice(0, 1);
  const measured = (Object.keys(proportions) as (keyof typeof proportions)[]).flatMap((key) => {
    const [one, other] = [shown[key], stated[key]];
    const { words, within } = proportions[key];
    return one === undefined || other === undefined || Math.abs(Math.log(one / other)) <= Math.log(within)
      ? []
      : [`${words}: ${one.toFixed(2)} instead of ${other.toFixed(2)}`];
  });
  return [...plain, ...measured];
}
