import { stepOf } from "#engineering/values/step.ts";
import type { Tool } from "../trade-rules/tool.ts";
import type { PictureFacts } from "./facts.ts";
import { centring, leastRound, ratio, shankBeside, steps } from "./shown-facts.ts";

/** The flutes or teeth of a tool; undefined if they aren't given as one number. */
export function countOf(tool: Tool): number | undefined {
  const text = tool.text("flutes");
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** Proportions of a solid tool by its size, diameter × cutting length × overall length, and its shank. */
function sized(tool: Tool): PictureFacts {
  const [named, cutLength, length] = tool.sides("size");
  const diameter = stepOf(tool.text("edge"))?.diameter ?? named;
  return {
    flutes: countOf(tool),
    shank: shankBeside(tool.sides("shank")[0], diameter),
    cutOfDiameter: ratio(cutLength, diameter),
    lengthOfDiameter: ratio(length, diameter),
  };
}

/** HB has a visible clamping flat; HA and non-standard shanks are plain. */
function shankForm(tool: Tool): string | undefined {
  return /DIN 6535 (H[ABE])/.exec(tool.text("shank"))?.[1];
}

/** A solid tool of a family that has no other facts. */
export function factsOfSolid(tool: Tool): PictureFacts {
  return { ...sized(tool), tool: tool.family };
}

export function factsOfEndMill(tool: Tool): PictureFacts {
  const isBall = tool.family === "ball-nose";
  const radius = tool.edge("RE") ?? 0;
  const isRounded = radius / (tool.most("diameter") ?? Infinity) > leastRound;
  const isChamfer = /^chamfer\b/i.test(tool.text("edge"));
  return {
    ...sized(tool),
    tool: "end mill",
    end: isBall ? "ball" : isChamfer ? "chamfer" : isRounded ? "square, rounded corners" : "square",
    edge: /\bknuckle/i.test(tool.text("edge")) ? "knuckles" : "a smooth edge",
    shankForm: shankForm(tool),
  };
}

export function factsOfThreadMill(tool: Tool): PictureFacts {
  return { ...sized(tool), tool: "thread mill", shankForm: shankForm(tool) };
}

export function factsOfDrill(tool: Tool): PictureFacts {
  const coolant = tool.text("coolant");
  return {
    ...sized(tool),
    tool: "drill",
    point: tool.edge("Point angle"),
    coolant:
      coolant === "" ? undefined : /through tool/i.test(coolant) ? "coolant holes" : "no coolant holes",
    fluteKind: /\bcentre drill\b/i.test(tool.text("type"))
      ? centring
      : steps(stepOf(tool.text("edge"))?.angle),
  };
}

export function factsOfTap(tool: Tool): PictureFacts {
  const [kind] = /spiral point|spiral flute|straight flute|forming/i.exec(tool.text("type")) ?? [];
  return {
    tool: "tap",
    hand: /\bleft hand\b/i.test(tool.text("type")) ? "L" : "R",
    flutes: countOf(tool),
    fluteKind: kind?.toLowerCase(),
    // NPT, R and Rc are the tapered pipe threads (ASME B1.20.1, ISO 7-1).
    threadForm: /^(NPTF?|Rc?)\b/.test(tool.text("size")) ? "a tapered thread" : "a parallel thread",
    shank: shankBeside(tool.sides("shank")[0], tool.most("diameter")),
  };
}
