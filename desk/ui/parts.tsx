import type { ReactNode } from "react";

/** A page of one column with its heading. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sheet">
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** A form of one button. */
export function ButtonForm({
  action,
  label,
  fields = {},
  isPrimary = false,
}: {
  action: string;
  label: ReactNode;
  fields?: Readonly<Record<string, string>>;
  isPrimary?: boolean;
}) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={isPrimary ? "primary" : "secondary"}>
        {label}
      </button>
    </form>
  );
}

/** A table that may be wider than the screen: it scrolls by itself, by the keyboard too. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <section className="wide" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** A field with its label, a hint, and what is wrong with it. */
export function Field({
  label,
  name,
  fault,
  children,
}: {
  label: string;
  name: string;
  fault?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {children}
      {fault !== undefined && (
        <p className="fault" id={`${name}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** Links to the earlier and the next page of a list. */
export function Pages({
  page,
  hasMore,
  href,
  labels: [before, after] = ["Newer", "Older"],
}: {
  page: number;
  hasMore: boolean;
  href: (page: number) => string;
  labels?: readonly [string, string];
}) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="pages" aria-label="Pages">
      {page > 1 && <a href={href(page - 1)}>{before}</a>}
      {hasMore && <a href={href(page + 1)}>{after}</a>}
    </nav>
  );
}
