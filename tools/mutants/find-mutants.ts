import { parseSync, Visitor, type ESTree } from "vite";

/** A small change of one line of logic. */
export interface Mutant {
  path: string;
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
}

const otherOperator: Record<string, string> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
};

const otherMethod: Record<string, string> = {
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  floor: "ceil",
  ceil: "floor",
  startsWith: "endsWith",
  endsWith: "startsWith",
};

interface Range {
  start: number;
  end: number;
}

/**
 * All mutants of a source file: a changed operator, condition, number, boolean or string, or a removed call. Strings in
 * tables outside functions, element attributes and types aren't logic and stay.
 */
export function findMutants(path: string, text: string): Mutant[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const found: (Range & { after: string })[] = [];
  const notLogic: Range[] = [];
  const functions: Range[] = [];

  const leaveAlone = (node: Range) => void notLogic.push(node);
  const replace = ({ start, end }: Range, after: string) => void found.push({ start, end, after });
  const isFunction = (node: Range) => void functions.push(node);
  const negate = (test: Range) => replace(test, `!(${text.slice(test.start, test.end)})`);
  /** The operator is somewhere between the two sides, perhaps among comments. */
  const replaceOperator = (left: Range, right: Range, operator: string) => {
    const after = otherOperator[operator];
    const at = text.indexOf(operator, left.end);
    if (after !== undefined && at >= 0 && at < right.start)
      replace({ start: at, end: at + operator.length }, after);
  };

  new Visitor({
    ImportDeclaration: leaveAlone,
    ExportAllDeclaration: leaveAlone,
    JSXAttribute: ({ name, value }) => {
      // An attribute's expression is logic; its plain text is a name for styles and tests.
      leaveAlone(name);
      if (value?.type === "Literal") leaveAlone(value);
    },
    TSTypeAnnotation: leaveAlone,
    TSTypeAliasDeclaration: leaveAlone,
    TSInterfaceDeclaration: leaveAlone,
    TSTypeParameterInstantiation: leaveAlone,
    TSAsExpression: ({ typeAnnotation }) => leaveAlone(typeAnnotation),
    TSSatisfiesExpression: ({ typeAnnotation }) => leaveAlone(typeAnnotation),
    Property: ({ key, computed }) => void (computed || leaveAlone(key)),
    FunctionDeclaration: isFunction,
    FunctionExpression: isFunction,
    ArrowFunctionExpression: isFunction,
    BinaryExpression: ({ left, right, operator }) => replaceOperator(left, right, operator),
    LogicalExpression: ({ left, right, operator }) => replaceOperator(left, right, operator),
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    UnaryExpression: (node) => {
      if (node.operator === "!") replace(node, text.slice(node.argument.start, node.argument.end));
    },
    ExpressionStatement: (node) => {
      if (node.expression.type === "CallExpression") replace(node, ";");
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const after = otherMethod[callee.property.name];
      if (after !== undefined) replace(callee.property, after);
    },
    Literal: (node) => {
      const after = otherLiteral(node, functions);
      if (after !== undefined) replace(node, after);
    },
  }).visit(program);

  const isLogic = (each: Range) => !notLogic.some(({ start, end }) => start <= each.start && each.end <= end);
  const lineOf = lineNumbers(text);
  return found.filter(isLogic).map(({ start, end, after }) => ({
    path,
    line: lineOf(start),
    start,
    end,
    before: text.slice(start, end),
    after,
  }));
}

/** The file's text with the mutant in it. */
export function mutate(text: string, { start, end, after }: Mutant): string {
  return text.slice(0, start) + after + text.slice(end);
}

type Literal = Extract<ESTree.Expression, { type: "Literal" }>;

function otherLiteral({ value, start, end }: Literal, functions: Range[]): string | undefined {
  if (typeof value === "number") return String(value + 1);
  if (typeof value === "boolean") return String(!value);
  const isInFunction = functions.some((each) => each.start <= start && end <= each.end);
  return typeof value === "string" && value !== "" && isInFunction ? '""' : undefined;
}

function lineNumbers(text: string): (at: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)];
  return (at) => starts.findLastIndex((start) => start <= at) + 1;
}
