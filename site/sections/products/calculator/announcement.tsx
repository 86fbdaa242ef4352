import layout from "../../../ui/layout.first.module.css";
import { useDebounced } from "../use-debounced.ts";

/** A live region that speaks when its text has stopped changing. */
export function Announcement({ text }: { text: string }) {
  return (
    <p className={layout.srOnly} role="status">
      {useDebounced(text)}
    </p>
  );
}
