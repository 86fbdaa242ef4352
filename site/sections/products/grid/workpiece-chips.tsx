import { groupsIn } from "../../../catalogue/glossary/material.ts";
import { workpieceGroups } from "../../../catalogue/glossary/workpiece-groups.ts";
import css from "./workpiece-chips.module.css";

/** The ISO 513 groups a tool cuts, as coloured letters, each with its name. */
export function WorkpieceChips({ material }: { material: string | undefined }) {
  const groups = groupsIn(material);
  if (groups.length === 0) return null;
  return (
    <ul className={css.chips} aria-label="Cuts">
      {groups.map((group) => (
        <li key={group} className={css.chip} data-group={group} title={workpieceGroups[group]}>
          <span aria-hidden="true">{group}</span>
          <span className={css.word}>{`${group}, ${workpieceGroups[group]}`}</span>
        </li>
      ))}
    </ul>
  );
}
