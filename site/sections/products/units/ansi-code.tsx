import { decodeInsert } from "#engineering/designation/insert-designation.ts";
import { useUnits } from "./stored-units.ts";

interface AnsiCodeProps {
  size: string | undefined;
  /** The separator after the text before it. */
  before?: string;
}

/** An insert's code by ANSI B212.4, as text, if lengths are in inches; nothing for other tools. */
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
