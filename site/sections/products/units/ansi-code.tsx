import { decodeInsert } from "#engineering/designation/insert-designation.ts";
import { useUnits } from "./kept-units.ts";

interface AnsiCodeProps {
  size: string | undefined;
  /** What parts it from the text before it. */
  before?: string;
}

/** An insert's code by ANSI B212.4 beside its own, as text, where lengths are in inches; nothing for other tools. */
export function AnsiCode({ size, before = "" }: AnsiCodeProps) {
  const units = useUnits();
  if (units === "mm" || size === undefined) return null;
  const insert = decodeInsert(size);
  if (insert.kind === "refusal" || insert.inchCode === undefined) return null;
  return (
    <>
      {before}ANSI {insert.inchCode}
    </>
  );
}
