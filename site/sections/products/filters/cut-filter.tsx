import type { FormEvent } from "react";
import { cutWords, splitCut } from "../../../catalogue/search/cuts/read-cut.ts";
import buttons from "../../../ui/button.first.module.css";
import blocks from "../../../ui/blocks/blocks.module.css";
import controls from "../../../ui/blocks/controls.late.module.css";
import css from "./cut-filter.late.module.css";

interface CutFilterProps {
  /** The search in the list: the cut stands in it in words. */
  query: string;
  /** The feed of the list's inserts. */
  symbol: "fn" | "fz";
  onQuery: (query: string) => void;
}

/** The query with a cut from the form in place of its own. */
function queryWith(query: string, form: FormData, symbol: CutFilterProps["symbol"]): string {
  const [depth, feed] = ["depth", "feed"].map((name) => {
    const value = form.get(name);
    return typeof value === "string" ? Number(value.replace(",", ".")) : 0;
  });
  const { rest } = splitCut(query);
  return depth && feed ? [rest, cutWords({ depth, feed, symbol })].filter(Boolean).join(" ") : rest;
}

/** Depth of cut and feed: the list then has the inserts whose field holds them, as the search does for the same words. */
export function CutFilter({ query, symbol, onQuery }: CutFilterProps) {
  const { cut } = splitCut(query);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onQuery(queryWith(query, new FormData(event.currentTarget), symbol));
  }
  const field = (name: string, label: string, value: number | undefined, example: string) => (
    <label className={blocks.stack}>
      {label}
      <input
        // What the search says instead is shown.
        key={value}
        type="text"
        name={name}
        className={controls.input}
        inputMode="decimal"
        pattern="\d{1,2}([.,]\d{1,3})?"
        title={`A figure such as ${example}`}
        placeholder={example}
        defaultValue={value}
        required
        autoComplete="off"
        maxLength={6}
      />
    </label>
  );
  return (
    <form className={css.form} aria-label="Chip area" onSubmit={submit}>
      <p className={css.label}>Chip area holds</p>
      {field("depth", "ap, mm", cut?.depth, "2")}
      {field("feed", symbol === "fn" ? "fn, mm/rev" : "fz, mm", cut?.feed, symbol === "fn" ? "0.25" : "0.15")}
      <button type="submit" className={`${buttons.secondary} ${buttons.small}`}>
        Show
      </button>
    </form>
  );
}
