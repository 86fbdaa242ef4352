import type { Product } from "../../../../catalogue/model/schema.ts";
import { workpieceGroups } from "#engineering/values/workpiece-groups.ts";
import layout from "../../../../ui/layout.first.module.css";
import chips from "../../workpieces/workpiece-chips.module.css";
import { cutGroups } from "./cut-groups.ts";
import { SheetSection } from "../tool/sheet-section.tsx";
import css from "./cuts.late.module.css";

/** The six ISO 513 groups: filled if the tool cuts them, otherwise outlined. Nothing for tools without groups. */
export function Cuts({ specifications: { material, hardness } }: Pick<Product, "specifications">) {
  const groups = cutGroups(material);
  if (!groups) return null;
  return (
    <SheetSection
      name="cuts"
      title="Cuts"
      note={`ISO 513 workpiece groups${hardness ? `, ${hardness}` : ""}`}
      isOnPaper={false}
    >
      <ul className={css.groups}>
        {groups.map(({ letter, examples }) => (
          <li key={letter} className={css.group}>
            <span
              className={`${chips.chip} ${css.letter} ${examples ? "" : css.outlined}`}
              data-group={examples && letter}
              aria-hidden="true"
            >
              {letter}
            </span>
            <span>
              <b>
                <span className={layout.srOnly}>{letter}, </span>
                {workpieceGroups[letter]}
              </b>{" "}
              <span className={css.examples}>{examples ?? "Not for this tool"}</span>
            </span>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
