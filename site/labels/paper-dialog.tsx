import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import buttons from "../ui/button.first.module.css";
import blocks from "../ui/blocks/blocks.module.css";
import controls from "../ui/blocks/controls.late.module.css";
import layout from "../ui/layout.first.module.css";
import { Icon } from "../ui/icon.tsx";
import { useDialog } from "../ui/use-dialog.ts";
import { useIsPrinting } from "../ui/use-is-printing.ts";
import css from "./labels.late.module.css";

interface PaperDialogProps {
  title: string;
  /** Name of the button that closes it. */
  close: string;
  lead: string;
  /** Beside the button that prints. */
  note: string;
  /** The words of that button. */
  print: string;
  /** The paper's size, for CSS. */
  page: string;
  /** What is printed, a sheet each; the first is shown. Without one nothing can be printed. */
  sheets: readonly ReactNode[];
  /** What stands on paper, should it be printed all the same. */
  onPaper?: ReactNode;
  onClose: () => void;
  /** Fields, and what they come to. */
  children?: ReactNode;
}

/** While sheets are shown, the browser prints them alone, on their paper, without margins. */
function usePaper(page: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `@page { size: ${page}; margin: 0 } @media print { body > :not([data-labels]) { display: none !important } }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [page]);
}

/** Sheets to print: a preview of the first, and alone on their paper when the browser prints. */
export function PaperDialog(props: PaperDialogProps) {
  const { title, close, lead, note, print: words, page, sheets, onPaper = sheets, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const dialogProps = useDialog(dialog, { onDismiss: onClose });
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const id = useId();
  const isPrinting = useIsPrinting();
  usePaper(page);
  return (
    <>
      <dialog
        ref={dialog}
        className={`${controls.panel} ${css.panel}`}
        aria-labelledby={`${id}-title`}
        {...dialogProps}
      >
        <div className={`${controls.panelHead} ${css.head}`}>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className={`${layout.iconKey} ${controls.panelClose}`} aria-label={close}>
              <Icon name="close" size={26} />
            </button>
          </form>
        </div>
        <p className={css.lead}>{lead}</p>
        {children}
        {sheets[0] !== undefined && (
          <div className={css.preview} aria-hidden="true">
            {sheets[0]}
          </div>
        )}
        <div className={`${controls.panelFoot} ${css.foot}`}>
          <p className={blocks.note}>{note}</p>
          <button
            type="button"
            className={buttons.primary}
            disabled={sheets.length === 0}
            onClick={() => print()}
          >
            {words}
          </button>
        </div>
      </dialog>
      <div className={css.paper}>{isPrinting && onPaper}</div>
    </>
  );
}
