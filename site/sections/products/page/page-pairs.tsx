import layout from "../../../ui/layout.first.module.css";
import css from "./page-parts.alone.module.css";

/** A list of labels and values; nothing if it is empty. */
export function PagePairs({ pairs }: { pairs: readonly { label: string; value: string }[] }) {
  if (pairs.length === 0) return null;
  return (
    <dl className={`${css.pairs} ${layout.data}`}>
      {pairs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
