import { Fragment } from "react";
import css from "./style-page.module.css";

/** A custom property of the root: its name with both dashes, its value as written. */
export interface DesignToken {
  name: string;
  value: string;
}

const type = /^--t-/;

function isColour({ value }: DesignToken): boolean {
  return value.startsWith("#");
}

/** Every colour, with its name and value. */
export function Colours({ tokens }: { tokens: readonly DesignToken[] }) {
  return (
    <ul className={css.colours}>
      {tokens.filter(isColour).map(({ name, value }) => (
        <li key={name}>
          <svg width="100%" height="72" aria-hidden="true">
            <rect width="100%" height="100%" fill={`var(${name})`} />
          </svg>
          <b>{name}</b>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}

/** The type scale, with one line for each size. */
export function TypeScale({ tokens }: { tokens: readonly DesignToken[] }) {
  return (
    <dl className={css.scale}>
      {tokens
        .filter(({ name }) => type.test(name))
        .map(({ name, value }) => (
          <Fragment key={name}>
            <dt>
              <b>{name}</b> {value}
            </dt>
            <dd>
              <svg width="100%" height="1.3em" fontSize={`var(${name})`} aria-hidden="true">
                <text y="1em">Ø8.5 × 103 mm</text>
              </svg>
            </dd>
          </Fragment>
        ))}
    </dl>
  );
}

/** Tokens other than colours and type: margins, gaps, radius, times; lengths as bars. */
export function Spaces({ tokens }: { tokens: readonly DesignToken[] }) {
  const others = tokens.filter((token) => !isColour(token) && !type.test(token.name));
  return (
    <dl className={css.spaces}>
      {others.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>
            <b>{name}</b> {value}
          </dt>
          <dd>
            <svg width="100%" height="12" aria-hidden="true">
              <rect width={/px/.test(value) ? `var(${name})` : 0} height="12" />
            </svg>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
