import { workpieceGroups } from "#engineering/values/workpiece-groups.ts";
import { pageOfProduct } from "../../../catalogue/places/address.ts";
import type { GradeLadder } from "../../../catalogue/guides/grade-steps.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./guide-page.alone.module.css";

/** The range's grades for each workpiece group, from hard to tough. */
export function GuideLadders({ ladders }: { ladders: GradeLadder[] }) {
  if (ladders.length === 0) return null;
  return (
    <section>
      <h2>Our grades, from hard to tough</h2>
      <p className={blocks.note}>
        By the workpiece groups of ISO 513. The number after the letter runs from 01, wear-resistant, to 50,
        tough; each leads to a product in this grade. Makers class their grades themselves.
      </p>
      <dl className={css.rows}>
        {ladders.map(({ group, steps }) => (
          <div key={group}>
            <dt>
              {group} – {workpieceGroups[group]}
            </dt>
            <dd>
              <ol className={`${blocks.cluster} ${css.steps}`}>
                {steps.map(({ label, coating, count, product }) => (
                  <li key={`${label} ${coating}`}>
                    <a href={pageOfProduct(product)}>
                      <b>{label}</b> {coating}
                    </a>{" "}
                    <span>
                      {count} {count === 1 ? "product" : "products"}
                    </span>
                  </li>
                ))}
              </ol>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
