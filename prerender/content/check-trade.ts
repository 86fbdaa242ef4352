import type { Product } from "#site/catalogue/model/schema.ts";
import { specificationKeys } from "#engineering/values/specification-keys.ts";
import { families, type ToolFamily } from "#site/catalogue/families/families.ts";
import type { Family } from "#site/catalogue/families/family.ts";
import { familyNamedBy, familyWords } from "../series/family-words.ts";
import { parseValue } from "#engineering/values/values.ts";
import { type FaultIn, inItsSeries } from "./check-catalogue.ts";
import { refuseFaults } from "../reading/parse-content.ts";
import {
  findRepeatedNames,
  findShallowBlades,
  findTooWideBars,
  findWithoutInsert,
} from "../trade-rules/check-catalogue-wide.ts";
import { checkChipClass } from "../trade-rules/check-chip-class.ts";
import { checkEveryTool } from "../trade-rules/check-every-tool.ts";
import { checkHolder, checkThreadingHolder } from "../trade-rules/check-holder.ts";
import { checkCutter, checkGroove, checkUDrill } from "../trade-rules/check-indexable.ts";
import { checkInsert } from "../trade-rules/check-insert.ts";
import { checkDrill, checkEndMill, checkSolidSize } from "../trade-rules/check-solid-tool.ts";
import { checkStepDrill } from "../trade-rules/check-step-drill.ts";
import { checkOrdering, findRepeatedOrderCodes } from "../trade-rules/check-ordering.ts";
import { checkThreadMill } from "../trade-rules/check-thread-mill.ts";
import { checkLaydownInsert, checkTap } from "../trade-rules/check-threading.ts";
import { checkFigures, checkFiguresTogether } from "../trade-rules/figures/figure-rules.ts";
import { Tool, type Fault, type Rule } from "../trade-rules/tool.ts";
import { checkStatedFacts } from "../trade-rules/facts/check-stated-facts.ts";

/** The rule of each kind of tool, besides those for all. */
const rulesOfKinds: Record<Family["kind"], Rule> = {
  insert: checkInsert,
  holder: checkHolder,
  cutter: checkCutter,
  solid: checkSolidSize,
};

/** The rules of families that the rule of their kind doesn't hold for. */
const rules: Partial<Record<ToolFamily, Rule>> = {
  "turning-insert": (tool) => [...checkInsert(tool), ...checkChipClass(tool)],
  "threading-holder": checkThreadingHolder,
  "threading-insert": checkLaydownInsert,
  "grooving-insert": (tool) =>
    tool.text("insert").includes(" mm ") ? checkGroove(tool) : checkLaydownInsert(tool),
  "grooving-holder": checkGroove,
  "grooving-bar": checkGroove,
  "parting-blade": checkGroove,
  "parting-insert": checkGroove,
  "u-drill": checkUDrill,
  "end-mill": checkEndMill,
  "ball-nose": checkEndMill,
  "thread-mill": checkThreadMill,
  drill: checkDrill,
  "step-drill": checkStepDrill,
  tap: checkTap,
};

function valueFaults({ specifications }: Product): Fault[] {
  return specificationKeys.flatMap((key) => {
    const text = specifications[key];
    const value = text === undefined ? undefined : parseValue(key, text);
    if (value?.kind !== "fault") return [];
    return [{ field: `specifications.${key}`, sentence: `expected ${value.expected}, found "${text}".` }];
  });
}

/** What the rules of one tool say; without the tool where rules can't read its values. */
interface Judged {
  product: Product;
  standard: string | undefined;
  tool?: Tool;
  faults: readonly Fault[];
}

/** Desk, development server and tests judge the whole range again after each change of one of its tools. */
const lastJudgements = new WeakMap<Product, Judged>();

function judge(product: Product, standard: string | undefined): Judged {
  const last = lastJudgements.get(product);
  if (last && last.standard === standard) return last;
  const judged = judgeAnew(product, standard);
  lastJudgements.set(product, judged);
  return judged;
}

function judgeAnew(product: Product, standard: string | undefined): Judged {
  const faults = [...valueFaults(product), ...checkOrdering(product)];
  const { family } = product;
  const { type = "" } = product.specifications;
  if (familyNamedBy(type) !== family) {
    faults.push({
      field: "specifications.type",
      sentence: `expected words that name the family of its series, ${family}: ${familyWords(family)}. Found "${type}".`,
    });
  }
  // Rules can read well-formed values only.
  if (faults.length > 0) return { product, standard, faults };
  const tool = new Tool(product, standard);
  const ofKind = rules[family] ?? rulesOfKinds[families[family].kind];
  return {
    product,
    standard,
    tool,
    faults: [...checkStatedFacts(tool), ...checkEveryTool(tool), ...ofKind(tool), ...checkFigures(tool)],
  };
}

/**
 * Checks tools by the rules of the trade: every value has its key's form and unit; designations agree with dimensions,
 * dimensions with their standards, holders with inserts. Throws a ContentError that names file, product and field of each
 * fault, with the expected and the actual value; `faultIn` says where a product is written, `standardOf` which standards
 * its series names.
 */
export function checkTrade(
  products: readonly Product[],
  faultIn: FaultIn = inItsSeries,
  standardOf: (product: Product) => string | undefined = () => undefined,
): void {
  const judged = products.map((product) => judge(product, standardOf(product)));
  const tools = judged.flatMap(({ tool }) => tool ?? []);
  const found = judged.flatMap(({ product, faults }) => faults.map((fault) => ({ product, fault })));
  const wide = [
    findWithoutInsert,
    findTooWideBars,
    findShallowBlades,
    findRepeatedNames,
    checkFiguresTogether,
  ].flatMap((find) => find(tools).map(({ tool, fault }) => ({ product: tool.product, fault })));
  refuseFaults(
    [...found, ...wide, ...findRepeatedOrderCodes(products)].map(({ product, fault }) =>
      faultIn(product, fault),
    ),
  );
}
