import type { ReactNode } from "react";
import type { StartValue } from "#engineering/cutting/start-value.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import type { LengthUnits } from "../../../../catalogue/units/length-units.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import layout from "../../../../ui/layout.first.module.css";
import { useUnits } from "../../units/stored-units.ts";
import { cutCells, type CutCell, type CutRow } from "./cut-cells.ts";
import { START_ADVICE, depthUnit, feedHeading, speedUnit } from "./start-rows.ts";
import { SheetSection } from "./sheet-section.tsx";
import css from "./cuts.both.module.css";

/** What opens from a start value: the calculator, which needs a script. */
interface Opening {
  opened: StartValue | undefined;
  onOpen: (value: StartValue) => void;
}

interface CutsProps {
  product: ShownProduct;
  opening?: Opening | undefined;
  /** What has been opened, below the cells. */
  children?: ReactNode;
}

/** The six ISO 513 groups: what the tool cuts, and how fast to begin. Nothing for a tool that says neither. */
export function Cuts({ product, opening, children }: CutsProps) {
  const units = useUnits();
  const cells = cutCells(product, units);
  if (!cells) return null;
  const { hardness } = product.specifications;
  const hasValues = cells.some(({ rows }) => rows.length > 0);
  const notes = [
    "ISO 513",
    ...(hardness ? [hardness] : []),
    ...(hasValues ? ["starting range, not maker's data"] : []),
  ];
  return (
    <SheetSection
      name="cuts"
      title={hasValues ? "Cuts, and how fast to begin" : "Cuts"}
      note={
        <>
          {notes.join(" · ")}
          {hasValues && opening && (
            <span className={blocks.screen}> · press a value to work it out for your machine</span>
          )}
        </>
      }
      isOnPaper={hasValues}
    >
      <ul className={`${css.groups} ${layout.data}`}>
        {cells.map((cell) => (
          <Cell key={cell.letter} cell={cell} units={units} opening={opening} />
        ))}
      </ul>
      {hasValues && <p className={`${blocks.note} ${css.how}`}>{START_ADVICE}</p>}
      {children}
    </SheetSection>
  );
}

interface CellProps {
  cell: CutCell;
  units: LengthUnits;
  opening: Opening | undefined;
}

function Cell({ cell: { letter, name, examples, rows, isCut }, units, opening }: CellProps) {
  return (
    <li data-cut={isCut || undefined}>
      <p>
        <span data-group={isCut ? letter : undefined}>{letter}</span>{" "}
        <span>
          <b>{name}</b> {isCut ? examples : "not for this tool"}
        </span>
      </p>
      {rows.map((row) => {
        const { note, value } = row;
        if (!opening)
          return (
            <p key={note} className={css.value}>
              <Value row={row} units={units} />
            </p>
          );
        const isOpen = opening.opened === value;
        return (
          <button
            key={note}
            type="button"
            className={css.value}
            aria-expanded={isOpen}
            onClick={() => opening.onOpen(value)}
          >
            <span className={layout.srOnly}>{name}: </span>
            <Value row={row} units={units} />
          </button>
        );
      })}
    </li>
  );
}

function Value({ row: { note, vc, feed, depth, turns, value }, units }: { row: CutRow; units: LengthUnits }) {
  const heading = feedHeading(value, units);
  return (
    <>
      {note && <span>{note}</span>}{" "}
      <span>
        <b>{vc.start}</b> {speedUnit(units)}
        {vc.range && ` · ${vc.range}`}
      </span>{" "}
      {feed && heading && (
        <span>
          {heading.symbol} {feed.start}
          {feed.range && ` · ${feed.range}`} {heading.unit}
        </span>
      )}{" "}
      {depth && (
        <span>
          ap {depth.start}
          {depth.range && ` · ${depth.range}`} {depthUnit(units)}
        </span>
      )}{" "}
      {turns !== undefined && <span>n {turns} 1/min</span>}
    </>
  );
}
