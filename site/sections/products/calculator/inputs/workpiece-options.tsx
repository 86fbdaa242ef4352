import { type WorkpieceGroup, workpieceGroups } from "#engineering/values/workpiece-groups.ts";
import { workpieces } from "#engineering/calculator/workpieces.ts";

/** The workpieces of these groups, as a select's options. */
export function WorkpieceOptions({ groups }: { groups: readonly WorkpieceGroup[] }) {
  return groups.map((group) => (
    <optgroup key={group} label={`${group} – ${workpieceGroups[group]}`}>
      {workpieces
        .filter((each) => each.group === group)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </optgroup>
  ));
}
