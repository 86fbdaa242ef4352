import { normalisedText } from "../normalise.ts";
import type { ToolCode } from "../reading/tool-code.ts";
import { NO_MATCH, type Matcher } from "./match.ts";

/** An insert's code up to the corner; what follows is edge and hand. */
const GEOMETRY = 10;

function insertWeakness(asked: string, own: string): number {
  if (asked === own) return 0;
  if (own.startsWith(asked)) return asked.length >= GEOMETRY ? 0 : 1;
  // Asked with an edge or hand that the shop's designation leaves open.
  return asked.length > GEOMETRY && own.length >= GEOMETRY && asked.startsWith(own) ? 1 : NO_MATCH;
}

/** Whether each part that is asked for is the same; what isn't asked for stays open. */
function agrees(asked: string | undefined, own: string | undefined): boolean {
  return asked === undefined || asked === own;
}

function holderWeakness(asked: Extract<ToolCode, { form: "holder" }>, own: ToolCode): number {
  if (own.form !== "holder" || !own.head.startsWith(asked.head)) return NO_MATCH;
  const isSame =
    agrees(asked.bar, own.bar) &&
    agrees(asked.height, own.height) &&
    agrees(asked.width, own.width) &&
    agrees(asked.length, own.length) &&
    agrees(asked.size, own.size);
  if (!isSame) return NO_MATCH;
  return asked.size === own.size && asked.height === own.height && asked.bar === own.bar ? 0 : 1;
}

function threadingWeakness(asked: Extract<ToolCode, { form: "threading" }>, own: ToolCode): number {
  if (own.form !== "threading" || own.seat !== asked.seat) return NO_MATCH;
  if (!agrees(asked.profile, own.profile) || !agrees(asked.pitch, own.pitch)) return NO_MATCH;
  return asked.pitch === own.pitch && asked.profile === own.profile ? 0 : 1;
}

function threadingHolderWeakness(
  asked: Extract<ToolCode, { form: "threading-holder" }>,
  own: ToolCode,
): number {
  if (own.form !== "threading-holder" || own.head !== asked.head) return NO_MATCH;
  const isSame =
    agrees(asked.height, own.height) && agrees(asked.width, own.width) && agrees(asked.size, own.size);
  return isSame ? 0 : NO_MATCH;
}

/** Whether a tool has this code: its parts are equal as far as they are asked for. */
export function matchCode(asked: ToolCode): Matcher {
  return ({ code, codes, orderCode }) => {
    if (asked.form === "own") {
      if (codes.includes(asked.key)) return 0;
      return orderCode && normalisedText(orderCode).startsWith(asked.key) ? 1 : NO_MATCH;
    }
    if (code === undefined) return NO_MATCH;
    switch (asked.form) {
      case "insert":
        return code.form === "insert" ? insertWeakness(normalisedText(asked.key), code.key) : NO_MATCH;
      case "holder":
        return holderWeakness(asked, code);
      case "threading":
        return threadingWeakness(asked, code);
      case "threading-holder":
        return threadingHolderWeakness(asked, code);
    }
  };
}
