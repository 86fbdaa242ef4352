import { chipClassesOf, type ChipClass } from "#engineering/cutting/chip-class.ts";
import { classDepths } from "#engineering/cutting/start-depths.ts";
import { leastFeed } from "#engineering/cutting/start-feeds.ts";
import type { Fault, Rule, Tool } from "./tool.ts";

/** A turning insert's corner and stated depth reach the feeds and depths of each class that its application names. */
export const checkChipClass: Rule = (tool) =>
  chipClassesOf(tool.text("application")).flatMap((name) => [
    ...checkCorner(tool, name),
    ...checkDepths(tool, name),
  ]);

/** The feed stays below half the corner radius. */
function checkCorner(tool: Tool, name: ChipClass): Fault[] {
  const radius = tool.edge("RE");
  const least = leastFeed(name);
  if (radius === undefined || radius / 2 > least) return [];
  const expected = `a lighter class than ${name}`;
  return tool.expect(
    false,
    "application",
    expected,
    `${name} feeds from ${least} mm/rev, RE ${radius} mm takes ${radius / 2}`,
  );
}

function checkDepths(tool: Tool, name: ChipClass): Fault[] {
  const { depth, material } = tool.values;
  const published = (material?.groups ?? []).flatMap(
    ({ letter }) => classDepths(tool.product, letter, name) ?? [],
  );
  if (!depth || published.length === 0) return [];
  const holds = published.some(({ low, high }) => depth.max > low && (depth.min ?? 0) < high);
  const least = Math.min(...published.map(({ low }) => low));
  const most = Math.max(...published.map(({ high }) => high));
  return tool.expect(holds, "depth", `a depth within ${least}–${most} mm`, `application: ${name}`);
}
