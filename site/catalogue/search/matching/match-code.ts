import { normalisedText } from "../normalise.ts";
import type { ToolCode } from "../reading/tool-code.ts";
import { NO_MATCH, type Matcher } from "./match.ts";

/** An insert's code up to the corner; edge and hand follow. */
const GEOMETRY = 10;

function insertWeakness(requested: string, own: string): number {
  if (requested === own) return 0;
  if (own.startsWith(requested)) return requested.length >= GEOMETRY ? 0 : 1;
  // The query names an edge or hand that the shop's designation leaves open.
  return requested.length > GEOMETRY && own.length >= GEOMETRY && requested.startsWith(own) ? 1 : NO_MATCH;
}

/** Whether each part in the query is equal; parts that the query lacks may be anything. */
function agrees(requested: string | undefined, own: string | undefined): boolean {
  return requested === undefined || requested === own;
}

type HolderCode = Extract<ToolCode, { form: "holder" }>;

/** "SCLCR 16": the figure after a head alone is the insert's size, or the shank. */
function isShank({ height, width, bar, size }: HolderCode, own: HolderCode): boolean {
  const isAlone = height === undefined && width === undefined && bar === undefined;
  return isAlone && size !== undefined && (size === own.height || size === own.bar);
}

function holderWeakness(requested: HolderCode, own: ToolCode): number {
  if (own.form !== "holder" || !own.head.startsWith(requested.head)) return NO_MATCH;
  if (requested.size !== own.size && isShank(requested, own)) return 1;
  const isSame =
    agrees(requested.bar, own.bar) &&
    agrees(requested.barKind, own.barKind) &&
    agrees(requested.height, own.height) &&
    agrees(requested.width, own.width) &&
    agrees(requested.length, own.length) &&
    agrees(requested.size, own.size);
  if (!isSame) return NO_MATCH;
  return requested.size === own.size && requested.height === own.height && requested.bar === own.bar ? 0 : 1;
}

function threadingWeakness(requested: Extract<ToolCode, { form: "threading" }>, own: ToolCode): number {
  if (own.form !== "threading" || own.seat !== requested.seat) return NO_MATCH;
  if (!agrees(requested.profile, own.profile) || !agrees(requested.pitch, own.pitch)) return NO_MATCH;
  return requested.pitch === own.pitch && requested.profile === own.profile ? 0 : 1;
}

function threadingHolderWeakness(
  requested: Extract<ToolCode, { form: "threading-holder" }>,
  own: ToolCode,
): number {
  if (own.form !== "threading-holder" || own.head !== requested.head) return NO_MATCH;
  const isSame =
    agrees(requested.height, own.height) &&
    agrees(requested.width, own.width) &&
    agrees(requested.size, own.size);
  return isSame ? 0 : NO_MATCH;
}

/** Whether a tool has this code: its parts are equal as far as the query names them. */
export function matchCode(requested: ToolCode): Matcher {
  return ({ code, codes, orderCode }) => {
    if (requested.form === "own") {
      if (codes.includes(requested.key)) return 0;
      // "CNMG 120408 W" has the geometry of "CNMG 120408" too.
      if (code?.form === "insert" && requested.key.length >= GEOMETRY) {
        const weak = insertWeakness(requested.key, code.key);
        if (weak !== NO_MATCH) return weak;
      }
      return orderCode && normalisedText(orderCode).startsWith(requested.key) ? 1 : NO_MATCH;
    }
    if (code === undefined) return NO_MATCH;
    switch (requested.form) {
      case "insert":
        return code.form === "insert" ? insertWeakness(normalisedText(requested.key), code.key) : NO_MATCH;
      case "holder":
        return holderWeakness(requested, code);
      case "threading":
        return threadingWeakness(requested, code);
      case "threading-holder":
        return threadingHolderWeakness(requested, code);
    }
  };
}
