import type { CodeChoices } from "../../../catalogue/guides/code-choices.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import css from "./guide-page.alone.module.css";

/** Codes with their meaning and the number of products that have them, a list for each position or row. */
export function GuideChoices({ title, groups }: { title: string; groups: CodeChoices[] }) {
  if (groups.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p className={blocks.note}>The number at the end of a line: how many products of our range have it.</p>
      <div className={css.groups}>
        {groups.map(({ name, choices }) => (
          <div key={name} className={css.group}>
            <h3>{name}</h3>
            <dl className={`${css.codes} ${layout.data}`}>
              {[...Map.groupBy(choices, ({ code }) => code)].map(([code, meanings]) => (
                <div key={code}>
                  <dt>{code}</dt>
                  {meanings.map(({ meaning, count }) => (
                    <dd key={meaning}>
                      {meaning} <span>{count}</span>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
