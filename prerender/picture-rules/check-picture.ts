import type { Product } from "#site/catalogue/model/schema.ts";
import { Tool } from "../trade-rules/tool.ts";
import { factWords, proportions, type Facts } from "./facts.ts";
import { isRendered, recipes } from "./recipes.ts";
import { shownFacts } from "./shown-facts.ts";
import { toldFacts } from "./told-facts.ts";

/**
 * The sentence for a product whose picture shows what the product contradicts, another code, shape, hand, number of teeth,
 * colour of the coating or shank, though there is one that doesn't. Undefined where all is well, or where the tool's own
 * body is still to be rendered (`npm run cut-outs`).
 */
export function pictureFault(product: Product): string | undefined {
  const wrong = wronglyShown(product);
  const fitting = wrong.length === 0 ? [] : fittingPictures(product);
  if (fitting.length === 0) return undefined;
  return `expected a picture of this tool: ${fitting.join(" or ")}; found "${product.picture}", which shows ${wrong.join("; ")}.`;
}

/** What a product's picture shows otherwise than the product says; nothing for one without a recipe. */
export function wronglyShown(product: Product): string[] {
  const recipe = recipes().get(product.picture);
  const told = toldOf(product);
  return recipe ? contradictions(shownFacts(recipe), told) : [];
}

/** The rendered pictures that a product could take. */
export function fittingPictures(product: Product): string[] {
  const told = toldOf(product);
  return [...recipes()]
    .filter(([name, recipe]) => contradictions(shownFacts(recipe), told).length === 0 && isRendered(name))
    .map(([name]) => name);
}

function toldOf(product: Product): Facts {
  return toldFacts(new Tool(product));
}

/** What a picture shows otherwise than a product says, each as `flutes or teeth: 3 instead of 4`. */
export function contradictions(shown: Facts, told: Facts): string[] {
  const plain = (Object.keys(factWords) as (keyof typeof factWords)[]).flatMap((key) => {
    const [one, other] = [shown[key], told[key]];
    return one === undefined || other === undefined || one === other
      ? []
      : [`${factWords[key]}: ${one} instead of ${other}`];
  });
  // Of another tool altogether the rest says nothing.
  if (shown.tool !== undefined && told.tool !== undefined && shown.tool !== told.tool)
    return plain.slice(0, 1);
  const measured = (Object.keys(proportions) as (keyof typeof proportions)[]).flatMap((key) => {
    const [one, other] = [shown[key], told[key]];
    const { words, within } = proportions[key];
    return one === undefined || other === undefined || Math.abs(Math.log(one / other)) <= Math.log(within)
      ? []
      : [`${words}: ${one.toFixed(2)} instead of ${other.toFixed(2)}`];
  });
  return [...plain, ...measured];
}
