import css from "./sections/footer/footer.module.css?alone";
import { Footer, type FooterProps } from "./sections/footer/footer.tsx";
import type { Frame } from "./sections/plain-page/frame.ts";

/**
 * The frame of the pages other than the main one: its footer without the strip and the newsletter, which need its
 * script. The address has their place.
 */
export function frameOf(footer: Omit<FooterProps, "children" | "strip">): Frame {
  const { company } = footer;
  return {
    company,
    foot: (
      <Footer {...footer} strip={null}>
        <div className={css.address}>
          <h2>{company.name}</h2>
          <address>{company.address.lines.join(", ")}</address>
        </div>
      </Footer>
    ),
  };
}
