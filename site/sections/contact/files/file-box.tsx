import { useRef, useSyncExternalStore } from "react";
import { ACCEPTED_FILES } from "#contract/attachments.ts";
import type { ChosenFiles } from "../../../enquiry/files/chosen-files.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import buttons from "../../../ui/button.first.module.css";
import { FileRow } from "./file-row.tsx";
import blocks from "../../../ui/blocks/blocks.module.css";
import controls from "../../../ui/blocks/controls.late.module.css";
import css from "./file-box.late.module.css";

interface FileBoxProps {
  chosen: ChosenFiles;
  isSending: boolean;
  /** Whether the last attempt failed: then the visitor may send the message without the files. */
  hasFailed: boolean;
  onSendWithout: () => void;
}

/** Photos and drawings that go with the message: chosen, dropped, pasted or taken with the camera. */
export function FileBox({ chosen, isSending, hasFailed, onSendWithout }: FileBoxProps) {
  const { files, reading, refusals } = useSyncExternalStore(chosen.subscribe, chosen.state, chosen.state);
  const input = useRef<HTMLInputElement>(null);

  const under = files.findIndex(({ progress }) => progress !== undefined);
  const status =
    reading > 0
      ? `Looking at ${countWithUnit(reading, "file")}.`
      : under >= 0
        ? `Sending file ${under + 1} of ${files.length}: ${files[under]?.name ?? ""}`
        : `${countWithUnit(files.length, "file")} will go with the message.`;
  return (
    <section className={`${blocks.stack} ${css.box}`} aria-label="Photos and drawings">
      <div className={`${blocks.cluster} ${css.head}`}>
        <label className={`${buttons.secondary} ${buttons.small} ${controls.chooseFile}`}>
          Add a photo or drawing
          <input
            ref={input}
            type="file"
            multiple
            accept={ACCEPTED_FILES}
            disabled={isSending}
            onChange={({ currentTarget }) => {
              void chosen.add([...(currentTarget.files ?? [])]);
              currentTarget.value = "";
            }}
          />
        </label>
        <p>
          Up to five: JPEG, PNG, WebP, PDF, DXF, STEP; 10{"\u00a0"}MB each, 20{"\u00a0"}MB in all.
        </p>
      </div>
      {refusals.length > 0 && (
        <div role="alert" className={css.error}>
          {refusals.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              isSending={isSending}
              onRemove={() => {
                chosen.remove(file.key);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {(files.length > 0 || reading > 0) && (
        <p role="status" className={css.status}>
          {status}
        </p>
      )}
      {hasFailed && files.length > 0 && (
        <p className={css.failed}>
          The message has not gone out. Your files are kept here: press Send message to try again, or{" "}
          <button type="button" className={css.plain} onClick={onSendWithout}>
            Send without the files
          </button>
        </p>
      )}
    </section>
  );
}
