import type { ReactNode } from "react";
import blocks from "../../ui/blocks/blocks.module.css?alone";
import { SkipLink } from "../../ui/skip-link.tsx";
import type { Frame } from "./frame.ts";
import { PageHead } from "./page-head.tsx";
import css from "./page-frame.alone.module.css";

/** Head and foot of a page other than the main one, so that it is no dead end. They need no script. */
export function PageFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <div className={`${blocks.stack} ${css.page}`}>
      <SkipLink to="main">Skip to the content</SkipLink>
      <PageHead company={frame.company} />
      {children}
      {frame.foot}
    </div>
  );
}
