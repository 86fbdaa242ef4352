import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./know-how.module.css";

export interface KnowHowLink {
  title: string;
  href: string;
  /** Address of the figure, 100 × 76. */
  figure: string;
}

/** Three guides with what wears, and the way to all of them. */
export function KnowHow({ guides }: { guides: readonly KnowHowLink[] }) {
  return (
    <div className={`${blocks.screen} ${css.strip}`}>
      {guides.map(({ title, href, figure }) => (
        <a key={href} href={href}>
          <img src={figure} width="100" height="76" alt="" loading="lazy" />
          {title}
        </a>
      ))}
      <a href="/guides">Know-how</a>
    </div>
  );
}
