import { mmOf } from "#engineering/units/convert.ts";
import { figure, kindIn, wordsOf, type FoundTool, type FoundTools } from "./found-tool.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a library holds beside tools. */
const NO_TOOL = /^(?:holder|tool block|probe|laser|plasma|waterjet|electric|deposition)/i;

/** The tools of a library in JSON: of Fusion, a tool bit of FreeCAD, or its list of them; undefined for any other JSON. */
export function readLibrary(text: string): FoundTools | undefined {
  const file: unknown = JSON.parse(text);
  const whole = fieldsOf(file);
  if (typeof whole["shape"] === "string" && "parameter" in whole) return sorted([freecadTool(whole)]);
  const listed = [file, whole["data"], whole["tools"]].find(Array.isArray);
  const entries = listed?.map(fieldsOf) ?? [];
  if (entries.some((entry) => typeof entry["path"] === "string"))
    return sorted(entries.map(({ path }) => ({ source: nameIn(path), words: nameIn(path) })));
  const known = entries.filter((entry) => "geometry" in entry || "guid" in entry);
  return known.length > 0 ? sorted(known.map(fusionTool)) : undefined;
}

interface Entry extends FoundTool {
  isNoTool?: boolean;
}

function sorted(entries: readonly Entry[]): FoundTools {
  return {
    tools: entries.filter(({ isNoTool, words }) => !isNoTool && words !== ""),
    leftOut: entries.filter(({ isNoTool, words }) => isNoTool || words === "").map(({ source }) => source),
  };
}

function fusionTool(entry: Fields): Entry {
  const type = textOf(entry["type"]);
  const name = textOf(entry["description"]);
  const code = textOf(entry["product-id"]);
  const geometry = fieldsOf(entry["geometry"]);
  const scale = entry["unit"] === "inches" ? mmOf(1) : 1;
  const mm = (key: string): number | undefined => positive(Number(geometry[key]) * scale);
  const diameter = mm("DC");
  const kind = kindIn(type);
  const size = diameter && `Ø${figure(diameter)}`;
  const angle = positive(2 * Number(geometry["TA"])) ?? positive(Number(geometry["SIG"]));
  return {
    source: [name || type, code, size].filter(Boolean).join(" | ") || "?",
    code,
    make: makeIn(entry),
    words: kind
      ? wordsOf({
          kind,
          material: { carbide: "carbide", hss: "HSS" }[textOf(entry["BMC"])],
          diameter,
          flutes: positive(Number(geometry["NOF"])),
          cutting: mm("LCF"),
          radius: mm("RE"),
          angle,
          pitch: mm("TP"),
        })
      : // A turning tool is told by its name.
        name,
    isNoTool: NO_TOOL.test(type),
  };
}

/** The maker; a library that this site made names the site. */
function makeIn(entry: Fields): string {
  return /\/product\/[a-z0-9-]+$/.test(textOf(entry["product-link"])) ? "" : textOf(entry["vendor"]);
}

function freecadTool(entry: Fields): Entry {
  const name = textOf(entry["name"]);
  const parameter = fieldsOf(entry["parameter"]);
  const attribute = fieldsOf(entry["attribute"]);
  const length = (key: string): number | undefined => lengthIn(parameter[key]);
  const form = textOf(entry["shape-type"]) || textOf(entry["shape"]);
  // "Ballend", "Bullnose", "thread-mill.fcstd".
  const kind = kindIn(form.replace(/\.fcstd$/i, "").replaceAll(/[-_]/g, " "));
  const diameter = length("Diameter");
  return {
    source: [name, diameter && `Ø${figure(diameter)}`].filter(Boolean).join(" | ") || form,
    words: kind
      ? wordsOf({
          kind,
          material: { carbide: "carbide", hss: "HSS" }[textOf(attribute["Material"]).toLowerCase()],
          diameter,
          flutes: positive(Number(parameter["Flutes"] ?? attribute["Flutes"])),
          cutting: length("CuttingEdgeHeight"),
          radius: length("CornerRadius") ?? cornerBeside(length("FlatRadius"), diameter),
          angle: positive(Number.parseFloat(textOf(parameter["CuttingEdgeAngle"]))),
          pitch: length("Pitch"),
        })
      : name,
    isNoTool: NO_TOOL.test(form),
  };
}

/** The corner radius beside the flat of an end, of which FreeCAD to 1.0 has the radius. */
function cornerBeside(flat: number | undefined, diameter: number | undefined): number | undefined {
  return flat === undefined || diameter === undefined
    ? undefined
    : positive(Number((diameter / 2 - flat).toFixed(3)));
}

/** "6.0000 mm", "0.25 in" or `0.25 "`; a bare number is mm. */
function lengthIn(value: unknown): number | undefined {
  if (typeof value === "number") return positive(value);
  const [, figures, unit = "mm"] = /^([\d.]+)\s*(mm|cm|in|"|inch)?$/.exec(textOf(value)) ?? [];
  const scale = unit === "mm" ? 1 : unit === "cm" ? 10 : mmOf(1);
  return figures === undefined ? undefined : positive(Number(figures) * scale);
}

/** "5mm_Endmill.fctb" as words. */
function nameIn(path: unknown): string {
  return textOf(path)
    .replace(/^.*[\\/]/, "")
    .replace(/\.fctb$/i, "")
    .replaceAll("_", " ");
}

function positive(value: number): number | undefined {
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim().slice(0, 300) : "";
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}
