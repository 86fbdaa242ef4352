import { useEffect, useRef } from "react";
import type { ShownPart } from "../../../catalogue/search/shown-part.ts";
import { Icon } from "../../../ui/icon.tsx";
import layout from "../../../ui/layout.first.module.css";
import type { RemovedPart } from "./removed-part.ts";
import css from "./read-line.late.module.css";

interface ReadLineProps {
  parts: readonly ShownPart[];
  /** Searches for the remaining text. */
  onQuery: (query: string) => void;
  /** Remembers a removed part: the part that takes its place gets the focus when it is drawn. */
  removed: RemovedPart;
  /** Takes the focus if no part is left. */
  onEmpty?: () => void;
}

/** The role of a part in the result, for people. */
export function partWords({ as, label, typed }: ShownPart): string {
  switch (as) {
    case "used":
    case "likened":
    case "aside":
      return label;
    case "kept":
      return `${label}, for the quote line`;
    case "asked":
      return `“${typed}”: ask us`;
    case "absent":
      return `“${typed}”: not in the list`;
    case "unknown":
      return label === typed ? `“${typed}”: not understood` : label;
  }
}

/** How a query was understood, part by part. Each part can be removed; the focus stays in the line. */
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
              {partWords(part)}
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
