/** A wish for a figure that a tool states; undefined where it states none. */
export type Wish = (figure: number | undefined) => boolean;

/** A figure from `from` to `to`, both included. */
export function between(from: number, to: number): Wish {
  return (figure) => figure !== undefined && figure >= from && figure <= to;
}

/** Not stated at all. */
export function none(figure: number | undefined): boolean {
  return figure === undefined;
}
