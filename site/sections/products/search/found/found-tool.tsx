import { bindWords } from "../../../../catalogue/cards/bind-words.ts";
import type { Hit } from "../../../../catalogue/search/hit.ts";
import layout from "../../../../ui/layout.first.module.css";
import { Picture } from "../../../../ui/picture.tsx";
import { valueIn } from "../../../../catalogue/units/length-units.ts";
import { useUnits } from "../../units/stored-units.ts";
import { WorkpieceChips } from "../../workpieces/workpiece-chips.tsx";
import { Marked } from "../../marked.tsx";
import css from "./found-tool.late.module.css";

/** A found tool: picture, name and code, the reason for the match, its workpieces, its most important figures. */
export function FoundTool({ hit }: { hit: Hit }) {
  const { designation, designationRanges, name, nameRanges, orderCode, why, picture, material, readouts } =
    hit;
  const units = useUnits();
  return (
    <div className={css.tool}>
      {picture && <Picture files={picture} alt="" sizes="64px" className={css.picture} />}
      <span className={css.name}>
        <b>
          <Marked text={bindWords(name)} ranges={nameRanges} />
        </b>{" "}
        <span className={css.codes}>
          {!name.includes(designation) && (
            <span>
              <Marked text={designation} ranges={designationRanges} />
            </span>
          )}{" "}
          {orderCode && <span className={css.code}>{orderCode}</span>}
        </span>{" "}
        {why && <small className={css.why}>{why}</small>}
      </span>{" "}
      <WorkpieceChips material={material} />
      {readouts.length > 0 && (
        <span className={css.readouts}>
          {readouts
            .map((readout) => valueIn(units, readout.of ?? "", readout))
            .map(({ label, value, unit }) => (
              <span key={label} className={css.readout}>
                <small>{label} </small>
                <span className={layout.data}>
                  {value}
                  {unit && ` ${unit}`}
                </span>{" "}
              </span>
            ))}
        </span>
      )}
    </div>
  );
}
