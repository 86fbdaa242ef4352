import { decodeInsert } from "../../../engineering/designation/insert-designation.ts";

/** The same insert by ANSI B212.4, as text; nothing for other tools. */
export function InchCode({ size, before }: { size: string; before: string }) {
  const insert = decodeInsert(size);
  if (insert.kind === "refusal" || insert.inchCode === undefined) return null;
  return (
    <>
      {before}ANSI {insert.inchCode}
    </>
  );
}
