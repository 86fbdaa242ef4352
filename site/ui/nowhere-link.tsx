/**
 * A link whose destination is not known yet: named and focusable like its neighbours, but it goes nowhere
 * and does not move the page. With an address it is an ordinary link.
 */
export function NowhereLink({ href, children, ...rest }: Omit<React.ComponentProps<"a">, "ref">) {
  if (href) {
    // Our own pages open in the same tab.
    const elsewhere = href.startsWith("/") ? {} : { target: "_blank", rel: "noopener" };
    return (
      <a href={href} {...elsewhere} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <span role="link" tabIndex={0} aria-disabled="true" {...rest}>
      {children}
    </span>
  );
}
