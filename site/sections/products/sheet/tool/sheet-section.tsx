import { createContext, use, type ReactNode } from "react";
import blocks from "../../../../ui/blocks/blocks.module.css";
import css from "./sheet-section.both.module.css";

/** The heading level of sections: h3 on a sheet within the catalogue, h2 on a product's page. */
export const SectionHeading = createContext<"h2" | "h3">("h3");

interface SheetSectionProps {
  /** Unique on the sheet. */
  name: string;
  title: string;
  note?: ReactNode;
  /** A control beside the heading. */
  aside?: ReactNode;
  className?: string | undefined;
  /** Whether it is printed with a sheet, which must fit one piece of paper; a product's page is printed completely. */
  isOnPaper?: boolean;
  children: ReactNode;
}

/** A section of a tool's sheet, with its heading. */
export function SheetSection({
  name,
  title,
  note,
  aside,
  className,
  isOnPaper = true,
  children,
}: SheetSectionProps) {
  const heading = use(SectionHeading);
  const id = `sheet-${name}`;
  const classes = [css.section, isOnPaper ? "" : css.offPaper, className];
  return (
    <section className={classes.filter(Boolean).join(" ")} aria-labelledby={id}>
      <div className={css.head}>
        {heading === "h2" ? <h2 id={id}>{title}</h2> : <h3 id={id}>{title}</h3>}
        {note !== undefined && <p className={blocks.note}>{note}</p>}
        {aside}
      </div>
      {children}
    </section>
  );
}
