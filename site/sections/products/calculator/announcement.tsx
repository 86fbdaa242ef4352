import layout from "../../../ui/layout.first.module.css";
import { useDebounced } from "../use-debounced.ts";

/** A live region that speaks once its text rests. */
export function Announcement({ text }: { text: string }) {
  return (
    <p className={layout.srOnly} role="status">
      {useDebounced(text)}
    </p>
  );
}
