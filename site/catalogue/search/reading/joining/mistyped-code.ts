import { normalisedText } from "../../normalise.ts";
import { isOneLetterApart } from "../similar-word.ts";

/** Letters before figures, as in most codes of standards. */
const codeForm = /^\p{L}{3,5}[\dT]{4,}/u;

const figuresOf = (code: string): string => code.replaceAll(/\D/g, "");

/**
 * The code of the range that an unknown one is but for one letter or one missing figure: "CMNG 120408", "CNMG 12048".
 * Undefined if there are several, or if another figure would make it another size.
 * @param codes the range's codes, normalised as by `normalisedText`; the result is one of them.
 */
export function mistypedCode(codes: ReadonlySet<string>, typed: string): string | undefined {
  const token = normalisedText(typed).replaceAll(/(?<=\d)O|O(?=\d)/g, "0");
  if (!codeForm.test(token)) return undefined;
  if (codes.has(token)) return token;
  const isMeant = (code: string): boolean =>
    code[0] === token[0] &&
    isOneLetterApart(code, token) &&
    (figuresOf(code) === figuresOf(token) || code.length > token.length);
  const [code, ...others] = [...codes].filter(isMeant);
  return others.length === 0 ? code : undefined;
}
