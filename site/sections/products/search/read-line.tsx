import { useEffect, useRef } from "react";
import type { ShownPart } from "../../../catalogue/search/shown-part.ts";
import { Icon } from "../../../ui/icon.tsx";
import layout from "../../../ui/layout.first.module.css";
import type { RemovedPart } from "./removed-part.ts";
import css from "./read-line.late.module.css";

interface ReadLineProps {
  parts: readonly ShownPart[];
  /** Searches for what is left. */
  onQuery: (query: string) => void;
  /** The part that was removed: the focus goes to the one in its place once that is drawn. */
  removed: RemovedPart;
  /** Takes the focus when no part is left. */
  onEmpty?: () => void;
}

/** What a part means for the result, for people. */
export function wordsOf({ as, label, said }: ShownPart): string {
  switch (as) {
    case "used":
    case "aside":
      return label;
    case "kept":
      return `${label}, for the quote line`;
    case "asked":
      return `“${said}”: ask us`;
    case "absent":
      return `“${said}”: not in the list`;
    case "unknown":
      return label === said ? `“${said}”: not understood` : label;
  }
}

/** How a query was read, part by part; each can be removed, and the focus stays in the line. */
export function ReadLine({ parts, onQuery, removed, onEmpty }: ReadLineProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const number = removed.take();
    if (number === undefined) return;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    const next = buttons[Math.min(number, buttons.length - 1)];
    if (next) next.focus();
    else onEmpty?.();
  }, [parts, removed, onEmpty]);

  if (parts.length === 0) return null;
  return (
    <div className={css.read} role="group" aria-label="How the search was read">
      <span className={css.title}>Read as</span>
      <ul ref={list} className={css.parts}>
        {parts.map((part, number) => (
          <li key={number}>
            <button
              type="button"
              className={css.part}
              data-as={part.as}
              onClick={() => {
                removed.note(number);
                onQuery(part.rest);
              }}
            >
              <span className={layout.srOnly}>Remove </span>
              {wordsOf(part)}
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
