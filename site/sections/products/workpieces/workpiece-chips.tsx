import { groupsIn } from "#engineering/values/material.ts";
import { workpieceGroups, type WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import layout from "../../../ui/layout.first.module.css";
import css from "./workpiece-chips.module.css";

/** The ISO 513 groups that a tool cuts, as coloured letters with their names. */
export function WorkpieceChips({ material }: { material: string | undefined }) {
  return <GroupChips groups={groupsIn(material)} />;
}

/** ISO 513 groups as coloured letters with their names. */
export function GroupChips({ groups }: { groups: readonly WorkpieceGroup[] }) {
  if (groups.length === 0) return null;
  const words = groups.map((group) => `${group}, ${workpieceGroups[group]}`).join("; ");
  return (
    <p className={css.chips}>
      {/* As text: a label on the whole would replace the text if the whole is an option. */}
      <span className={layout.srOnly}>{`Cuts: ${words}`}</span>
      {groups.map((group) => (
        <span
          key={group}
          className={css.chip}
          data-group={group}
          title={workpieceGroups[group]}
          aria-hidden="true"
        >
          {group}
        </span>
      ))}
    </p>
  );
}
