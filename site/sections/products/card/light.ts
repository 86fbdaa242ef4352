import type { PointerEvent } from "react";
import type { SpecificationKey } from "#engineering/values/specification-keys.ts";

/** The value that is shown in table and drawing at once, by its key, and how it changes. */
export interface Light {
  lit: SpecificationKey | undefined;
  onLight: (key: SpecificationKey | undefined) => void;
}

/** Lights a value while a mouse is over it or the focus is in it; a touch lights it until another is touched. */
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
