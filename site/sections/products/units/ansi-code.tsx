import { lazy, Suspense } from "react";
import { useUnits } from "./kept-units.ts";

const InchCode = lazy(async () => ({ default: (await import("./inch-code.tsx")).InchCode }));

interface AnsiCodeProps {
  size: string | undefined;
  /** What parts it from the text before it. */
  before?: string;
}

/** An insert's inch code beside its own where lengths are in inches; the reader of codes is fetched for it. */
export function AnsiCode({ size, before = "" }: AnsiCodeProps) {
  const units = useUnits();
  if (units === "mm" || size === undefined) return null;
  return (
    <Suspense fallback={null}>
      <InchCode size={size} before={before} />
    </Suspense>
  );
}
