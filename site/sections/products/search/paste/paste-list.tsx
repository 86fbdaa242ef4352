import { useRef, useState, type ClipboardEvent, type DragEvent, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { QueryClient } from "../../../../browsing/query-client.ts";
import type { MatchedList } from "../../../../browsing/query-engine.ts";
import buttons from "../../../../ui/button.first.module.css";
import { PastedLines } from "./pasted-lines.tsx";
import blocks from "../../../../ui/blocks/blocks.module.css";
import controls from "../../../../ui/blocks/controls.late.module.css";
import css from "./paste-list.late.module.css";

interface PasteListProps {
  queries: QueryClient;
  /** Lines from elsewhere, to begin with. */
  given: string | undefined;
}

const ACCEPTED =
  ".csv,.txt,.tsv,.xlsx,.tools,.json,.fctb,.fctl,.tbl,.nc,.cnc,.ngc,.gcode,.tap,.mpf,.eia,.h,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** What is wrong with a file, after its name, and the way out. */
const faults = {
  "no reader": " could not be read now. Check the connection and try again, or paste its cells.",
  "too large": " is larger than 2 MB. Take out its pictures, or paste its cells.",
  "unpacks too large": " holds far more than a list. Save the list alone as .csv, or paste its cells.",
  unreadable:
    " can't be read. Save it as .xlsx or .csv, export it anew as .tools, .json, .fctb or .tbl, or paste its cells.",
  "no tools":
    " names no tool. Export the tools as .tools, .json, .fctb or .tbl, or paste their names, one a line.",
  empty: " has no line that asks for a tool.",
  failed: " could not be matched now. Check the connection and try again.",
} as const;

/** Reads a whole list: pasted, dropped or opened as a file. Each line is matched with the range; none is lost. */
export function PasteList({ queries, given }: PasteListProps) {
  const [list, setList] = useState<MatchedList>();
  const [fault, setFault] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const newest = useRef(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLHeadingElement>(null);

  async function read(from: string | Blob): Promise<void> {
    const number = (newest.current += 1);
    const name = from instanceof File && from.name !== "" ? `“${from.name}”` : "The list";
    const refuse = (why: keyof typeof faults): void => setFault(`${name}${faults[why]}`);
    setIsReading(true);
    setFault(undefined);
    try {
      const answer = await queries.ask({ kind: "match list", from });
      if (number !== newest.current) return;
      if (typeof answer === "string") refuse(answer);
      else if (answer.lines.length === 0) refuse("empty");
      else flushSync(() => setList(answer));
    } catch (error) {
      console.error("The list could not be matched.", error);
      if (number === newest.current) refuse("failed");
    }
    if (number === newest.current) setIsReading(false);
    result.current?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = field.current?.value ?? "";
    if (text.trim() === "") field.current?.focus();
    else void read(text);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData("text/plain");
    if (file) void read(file);
    else if (text.trim() !== "") void read(text);
  }

  function paste(event: ClipboardEvent): void {
    // Programs add a picture of copied cells to their text.
    const [file] = event.clipboardData.files;
    if (!file || event.clipboardData.getData("text/plain") !== "") return;
    event.preventDefault();
    void read(file);
  }

  function close(): void {
    setList(undefined);
    setFault(undefined);
    field.current?.form?.reset();
  }

  if (list) return <PastedLines list={list} heading={result} onDone={close} />;
  return (
    <div className={css.paste}>
      <form onSubmit={submit}>
        <label htmlFor="paste-field">Lines of a mail, or cells of a spreadsheet</label>
        <p id="paste-help">
          One tool a line, in any order: code or size, quantity, make. For example{" "}
          <span>CNMG 120408 – 50 nos</span>. A CSV or Excel file can be dropped here, and what names tools in
          CAM or at the machine: a Fusion or FreeCAD library, a tool table, a program, a setup sheet.
        </p>
        <textarea
          ref={field}
          defaultValue={given}
          id="paste-field"
          className={controls.input}
          rows={6}
          aria-describedby="paste-help"
          autoComplete="off"
          spellCheck={false}
          onPaste={paste}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        />
        {fault && <p role="alert">{fault}</p>}
        <div className={`${blocks.cluster} ${css.buttons}`}>
          <button type="submit" className={`${buttons.secondary} ${buttons.small}`} disabled={isReading}>
            {isReading ? "Reading…" : "Read the list"}
          </button>
          <label className={`${buttons.secondary} ${buttons.small} ${controls.chooseFile}`}>
            Open a file
            <input
              type="file"
              accept={ACCEPTED}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                if (file) void read(file);
                event.currentTarget.value = "";
              }}
            />
          </label>
        </div>
      </form>
    </div>
  );
}
