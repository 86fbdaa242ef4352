import { mmOf } from "#engineering/units/convert.ts";
import { figure, kindIn, wordsOf, type FoundTool } from "./found-tool.ts";

/** Longer lines name no tool; what is behind this is not looked at. */
const LONGEST_LINE = 300;

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => line.slice(0, LONGEST_LINE));
}

const TABLE_LINE = /^T(\d+)\s+P-?\d+\b([^;]*)(?:;(.*))?$/i;

/** The tools of LinuxCNC's tool table; undefined if the text is none. */
export function readToolTable(text: string): FoundTool[] | undefined {
  const lines = linesOf(text).filter((line) => line.trim() !== "" && !line.trim().startsWith(";"));
  const matches = lines.flatMap((line) => {
    const match = TABLE_LINE.exec(line.trim());
    return match ? [match] : [];
  });
  if (matches.length === 0 || matches.length < lines.length) return undefined;
  return matches.flatMap(([source, , figures = "", remark = ""]) => {
    const diameter = Number(/\bD([\d.]+)/i.exec(figures)?.[1]);
    const { code, words } = withCode(remark.trim());
    // The table doesn't say its unit: where the remark has a figure, it is left aside.
    const size = /\d/.test(words) || !(diameter > 0) ? "" : ` Ø${figure(diameter)} mm`;
    const all = `${words}${size}`.trim();
    return all === "" ? [] : [{ source, code, words: all }];
  });
}

/** A remark's last word in square brackets is an order code. */
function withCode(remark: string): { code?: string; words: string } {
  const [, words, code] = /^(.*)\[([^\]]+)\]$/.exec(remark) ?? [];
  return code === undefined || words === undefined ? { words: remark } : { code, words: words.trim() };
}

/** Nothing but words of a letter and a figure: "G1 tap x 4" is a line of an order. */
const MOTION =
  /^[ \t]*(?:N\d+[ \t]*)?G\d{1,3}(?:\.\d)?(?:[ \t]*[A-Z][ \t]*[-+]?[\d.]+)+[ \t]*(?:[(;].*)?\r?$/gim;
const BEGINNING = /^\s*(?:%|O\d{3,}\b|N\d+\s*G\d|\d+\s+BEGIN PGM\b)/i;
/** A tool called by its name: of Siemens, of Heidenhain. */
const CALL_BY_NAME = /\b(?:T\s*=\s*|TOOL CALL\s+)"([^"]+)"/i;

/** The tools that a program names, by their names or in comments, each once; undefined if the text is no program. */
export function readProgram(text: string): FoundTool[] | undefined {
  const isProgram = BEGINNING.test(text) || (text.match(MOTION)?.length ?? 0) > 1;
  if (!isProgram) return undefined;
  const says = (code: string): boolean => new RegExp(`(?:^|[\\sN\\d])G${code}(?![\\d.])`, "im").test(text);
  // On a lathe's control G70 is the finishing cycle: "G70 P10 Q20".
  const inInches = !says("21") && (says("20") || says(String.raw`70(?!\s*P)`));
  const found = new Map<string, FoundTool>();
  for (const line of linesOf(text)) {
    const tool = toolIn(line, inInches ? mmOf(1) : 1);
    if (!tool || found.has(tool.number)) continue;
    // The call T0101 is tool 1 with its offset, which the head has named already.
    const isCalled = tool.number.length > 2 && [...found.values()].some(({ words }) => words === tool.words);
    if (!isCalled) found.set(tool.number, tool);
  }
  return [...found.values()];
}

/** The tool that a line's call or comment names. */
function toolIn(line: string, scale: number): (FoundTool & { number: string }) | undefined {
  const [, name] = CALL_BY_NAME.exec(line) ?? [];
  if (name !== undefined) return { number: name, source: name, words: name.replaceAll("_", " ") };
  const [, before = "", comment = ""] =
    /^([^(;]*)(?:\(([^)]*)\)?|;(.*))/.exec(line)?.map((part) => part ?? "") ?? [];
  const said = (comment || (/;(.*)/.exec(line)?.[1] ?? "")).trim();
  if (said === "") return undefined;
  if (said.startsWith("@FC|TOOL|")) return fieldsTool(said, scale);
  const [, named, words] = /^T(?:OOL)?\s*#?\s*(\d+)\s*[-:=|,.]?\s+(.*)$/i.exec(said) ?? [];
  if (named !== undefined && words) return { number: String(Number(named)), ...toolOf(words, scale) };
  const [, called] = /\b(?:T|TOOL CALL )(\d+)\b/i.exec(before) ?? [];
  // The comment of a tool change; an offset may follow the number: T0101.
  if (called === undefined || !/[a-z]/i.test(said)) return undefined;
  return { number: String(Number(called)), ...toolOf(said, scale) };
}

/** "D=10. CR=0. - ZMIN=-15. - FLAT END MILL", as Fusion's posts write it, or words. */
function toolOf(comment: string, scale: number): FoundTool {
  const source = comment;
  const diameter = Number(/\bD=([\d.]+)/i.exec(comment)?.[1]) * scale;
  if (!(diameter > 0)) return { source, ...withCode(comment) };
  const radius = Number(/\bCR=([\d.]+)/i.exec(comment)?.[1]) * scale;
  const last = comment.split(" - ").at(-1)?.trim() ?? "";
  const kind = kindIn(last);
  const words = kind ? wordsOf({ kind, diameter, radius: radius > 0 ? radius : undefined }) : last;
  return { source, words };
}

/** "@FC|TOOL|number=1|type=endmill|diameter=6|flutes=2". */
function fieldsTool(comment: string, scale: number): (FoundTool & { number: string }) | undefined {
  const fields = new Map(
    comment.split("|").flatMap((part): [string, string][] => {
      const [name = "", ...value] = part.split("=");
      return value.length > 0 ? [[name.trim().toLowerCase(), value.join("=").trim()]] : [];
    }),
  );
  const number = fields.get("number");
  if (number === undefined) return undefined;
  const name = fields.get("name") ?? fields.get("description") ?? fields.get("type") ?? "";
  const diameter = Number(fields.get("diameter")) * scale;
  const flutes = Number(fields.get("flutes"));
  const kind = kindIn(fields.get("type")?.replaceAll("_", " ") ?? name) ?? kindIn(name);
  const size = diameter > 0 ? diameter : undefined;
  const words = kind
    ? wordsOf({ kind, diameter: size, flutes: flutes > 0 ? flutes : undefined })
    : [name, size && `Ø${figure(size)} mm`].filter(Boolean).join(" ");
  return { number, source: comment, words };
}
