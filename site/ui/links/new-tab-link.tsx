import layout from "../layout.first.module.css";

interface NewTabLinkProps extends Omit<React.ComponentProps<"a">, "ref" | "target" | "rel"> {
  href: string;
}

/** The one link that opens a new tab: it says so to screen readers. Browsers keep this page from the tab by themselves. */
export function NewTabLink({ "aria-label": label, children, ...rest }: NewTabLinkProps) {
  return (
    <a target="_blank" {...rest} aria-label={label && `${label} (new tab)`}>
      {children}
      {!label && <span className={layout.srOnly}> (new tab)</span>}
    </a>
  );
}
