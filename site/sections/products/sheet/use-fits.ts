import { fetchFits, type FitList } from "../../../browsing/data-files.ts";
import { once } from "../../../browsing/once.ts";
import { useAnswer, type AnswerState } from "../../../enquiry/use-answer.ts";

/** Each category's file, fetched once. */
const fitsIn = once(fetchFits);

interface FitsQuestion {
  fits: string;
  productId: string;
}

async function listsOf({ fits, productId }: FitsQuestion): Promise<FitList[]> {
  return (await fitsIn(fits)).get(productId) ?? [];
}

/** The tools that fit a product, loaded when they are drawn. */
export function useFits(question: FitsQuestion): AnswerState<FitsQuestion, FitList[]> {
  return useAnswer(listsOf, question, "What goes with a tool could not be loaded.");
}
