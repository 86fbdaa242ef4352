import type { Spare } from "../../../model/ordering-schema.ts";
import { byText, type NamedConcept } from "./concept.ts";

/** Asks for tools that have a spare part of these kinds, the first the best. */
function spare(label: string, phrases: string, ...kinds: Spare["part"][]): NamedConcept {
  const tests = kinds.map((kind, weak) => byText(new RegExp(`^${kind}:`), ["spare"], weak));
  return { phrases, concept: { role: "spare", label, all: [tests] } };
}

/** Parts that wear or get lost: each is found by the tool that it belongs to. */
export const spareParts: readonly NamedConcept[] = [
  spare("clamp screw", "clamp screw|clamping screw", "clamp screw", "screw"),
  spare("shim screw", "shim screw|anvil screw", "shim screw"),
  spare("screw", "screw|screws|insert screw|torx screw|lever screw", "screw", "clamp screw", "shim screw"),
  spare(
    "key",
    "key|torx|torx key|allen key|hex key|hexagon key|l key|wrench|spanner|screwdriver|torx screwdriver",
    "key",
  ),
  spare("lever", "lever|lever pin", "lever"),
  spare("shim", "shim|shim seat|anvil", "shim"),
  spare("pin", "shim pin|lock pin|locking pin|locator", "pin", "shim screw"),
  spare("clamp", "clamp|top clamp|clamp set", "clamp"),
  spare("wedge", "wedge", "wedge"),
  spare("spring", "spring", "spring"),
  {
    phrases: "spare|spares|spare part|spare parts|spare kit",
    concept: { role: "spare", label: "spare parts", all: [[byText(/:/, ["spare"])]] },
  },
];
