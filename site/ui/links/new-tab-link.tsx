import layout from "../layout.first.module.css";

interface NewTabLinkProps extends Omit<React.ComponentProps<"a">, "ref" | "target" | "rel"> {
  href: string;
}

/**
 * The only kind of link that opens a new tab: it tells screen readers so. By default browsers give the new tab no
 * access to this page.
 */
export function NewTabLink({ "aria-label": label, children, ...rest }: NewTabLinkProps) {
  return (
    <a target="_blank" {...rest} aria-label={label && `${label} (new tab)`}>
      {children}
      {!label && <span className={layout.srOnly}> (new tab)</span>}
    </a>
  );
}
