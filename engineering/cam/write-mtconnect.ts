import { isInsert } from "../values/tool.ts";
import type { CamSource, CamTool } from "./cam-tool.ts";
import { toolProperties, type Symbol13399 } from "./tool-properties.ts";

/** Measurements of MTConnect by the symbol that they are read from, with the code that the standard gives them. */
type Measurements = readonly [symbol: Symbol13399, name: string, code: string][];

const ofTool: Measurements = [
  ["DC", "CuttingDiameterMax", "DC"],
  ["DCX", "CuttingDiameterMax", "DC"],
  ["APMX", "DepthOfCutMax", "APMX"],
  ["OAL", "OverallToolLength", "OAL"],
  ["LF", "FunctionalLength", "LF"],
  ["LU", "UsableLengthMax", "LUX"],
  ["DCON", "ShankDiameter", "DMM"],
  ["H", "ShankHeight", "H"],
];
const ofEdge: Measurements = [
  ["RE", "CornerRadius", "RE"],
  ["KAPR", "ToolCuttingEdgeAngle", "KAPR"],
  ["SIG", "PointAngle", "SIG"],
  ["WF", "FunctionalWidth", "WF"],
  // Spelt so in the standard.
  ["IC", "IncribedCircleDiameter", "IC"],
];
const ANGLES: readonly Symbol13399[] = ["KAPR", "SIG"];

/** Tools as cutting tool archetypes of MTConnect 2.3: what a catalogue says of a tool, not of one in a machine. */
export function writeMtconnect(tools: readonly CamTool[], { linkOf, now }: CamSource): string {
  const [first] = tools;
  const time = now.toISOString();
  const sender = first ? new URL(linkOf(first)).host : "";
  const assets = tools.flatMap((tool) => {
    const properties = toolProperties(tool);
    const measured = (measurements: Measurements): string[] =>
      measurements.flatMap(([symbol, name, code]) => {
        const value = properties[symbol];
        const units = ANGLES.includes(symbol) ? "DEGREE" : "MILLIMETER";
        return value === undefined ? [] : element(name, { code, units }, String(value));
      });
    const assembly = measured(ofTool);
    const edge = measured(ofEdge);
    const count = properties.NOF ?? properties.ZEFP ?? 1;
    const item = {
      indices: count > 1 ? `1-${count}` : "1",
      ...(isInsert(tool) && properties.GRADE && { grade: properties.GRADE }),
    };
    const measures = block("", "Measurements", {}, edge);
    return [
      `    <CuttingToolArchetype${attributes({ assetId: tool.id, toolId: tool.id, timestamp: time, deviceUuid: sender })}>`,
      `      ${element("Description", {}, [tool.name, tool.orderCode, linkOf(tool)].filter(Boolean).join(" · "))}`,
      "      <CuttingToolLifeCycle>",
      ...block("        ", "Measurements", {}, assembly),
      ...block(
        "        ",
        "CuttingItems",
        { count: String(count) },
        block("", "CuttingItem", item, measures),
      ),
      "      </CuttingToolLifeCycle>",
      "    </CuttingToolArchetype>",
    ];
  });
  const header = {
    version: "2.3",
    creationTime: time,
    deviceModelChangeTime: time,
    instanceId: "1",
    sender,
    assetBufferSize: String(Math.max(1, tools.length)),
    assetCount: String(tools.length),
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<MTConnectAssets xmlns="urn:mtconnect.org:MTConnectAssets:2.3">',
    `  <Header${attributes(header)}/>`,
    "  <Assets>",
    ...assets,
    "  </Assets>",
    "</MTConnectAssets>",
    "",
  ].join("\n");
}

/** An element with others in it, a line each; none without them. */
function block(
  indent: string,
  name: string,
  values: Record<string, string>,
  inner: readonly string[],
): string[] {
  if (inner.length === 0) return [];
  return [
    `${indent}<${name}${attributes(values)}>`,
    ...inner.map((line) => `${indent}  ${line}`),
    `${indent}</${name}>`,
  ];
}

function element(name: string, values: Record<string, string>, text: string): string {
  return `<${name}${attributes(values)}>${escaped(text)}</${name}>`;
}

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");
}

/** Text of an element or attribute. XML 1.0 knows no control characters. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
