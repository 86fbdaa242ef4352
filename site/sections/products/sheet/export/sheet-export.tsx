import { useId, useState } from "react";
import { latePart } from "../../../../ui/part/late-part.tsx";
import type { ExportFilesProps } from "./export-files.tsx";
import css from "./sheet-export.late.module.css";

const ExportFiles = latePart(
  "The list of files",
  async () => (await import("./export-files.tsx")).ExportFiles,
  <p role="status">Looking up which files this tool has…</p>,
);

/** The tool as a file for other programs: a button, and the list of files once it is opened. */
export function SheetExport(props: ExportFilesProps) {
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <button type="button" popoverTarget={id}>
        Export
      </button>
      <div id={id} popover="auto" className={css.menu} onToggle={() => setOpened(true)}>
        {isOpened && <ExportFiles {...props} />}
      </div>
    </>
  );
}
