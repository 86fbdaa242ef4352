import { NewTabLink } from "./new-tab-link.tsx";

/**
 * A link whose destination isn't known yet: named and focusable like its neighbours, but a press does nothing. With an
 * address it is an ordinary link.
 */
export function NowhereLink({ href, children, ...rest }: Omit<React.ComponentProps<"a">, "ref">) {
  if (href) {
    // Our own pages open in the same tab.
    const Link = href.startsWith("/") ? "a" : NewTabLink;
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <span role="link" tabIndex={0} aria-disabled="true" {...rest}>
      {children}
    </span>
  );
}
