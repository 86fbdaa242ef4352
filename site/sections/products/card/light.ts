import type { PointerEvent } from "react";
import type { SpecificationKey } from "#engineering/values/specification-keys.ts";

/** The key of the value that is highlighted in table and drawing, and a function that changes it. */
export interface Light {
  lit: SpecificationKey | undefined;
  onLight: (key: SpecificationKey | undefined) => void;
}

/**
 * Highlights a value while the mouse is over it or it has the focus. A touch highlights it until another value is
 * touched.
 */
export function lightedBy({ onLight }: Light, key: SpecificationKey) {
  const off = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "mouse") onLight(undefined);
  };
  return {
    onPointerEnter: () => onLight(key),
    onPointerLeave: off,
    onFocus: () => onLight(key),
    onBlur: () => onLight(undefined),
  };
}
