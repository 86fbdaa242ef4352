import { useEffect, useRef } from "react";
import type { ChosenFile } from "../../../enquiry/files/chosen-files.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./file-box.late.module.css";

interface FileRowProps {
  file: ChosenFile;
  isSending: boolean;
  onRemove: () => void;
}

/** "312 KB", "4.1 MB" */
function sizeWords(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** A file with its thumbnail, name, size, upload progress and error. */
export function FileRow({ file, isSending, onRemove }: FileRowProps) {
  const { name, blob, preview, progress, id, error } = file;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || !preview) return;
    Object.assign(canvas.current, { width: preview.width, height: preview.height });
    canvas.current.getContext("2d")?.drawImage(preview, 0, 0);
  }, [preview]);
  return (
    <li>
      <span className={css.preview} aria-hidden="true">
        {preview ? <canvas ref={canvas} /> : name.split(".").at(-1)?.slice(0, 4)}
      </span>
      <span className={css.name}>
        <bdi>{name}</bdi>{" "}
        <span className={`${blocks.label} ${css.size}`}>
          {sizeWords(blob.size)}
          {id !== undefined && " · at the server"}
        </span>{" "}
        {progress !== undefined && <progress value={progress} max={1} aria-label={`Sending ${name}`} />}
        {error !== undefined && <span className={css.error}>{error}</span>}
      </span>
      <button type="button" disabled={isSending} aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </button>
    </li>
  );
}
