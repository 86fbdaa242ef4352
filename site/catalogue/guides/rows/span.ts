/** Some lengths from the least to the largest: `20–28 mm`, or the only one. */
export function span(lengths: readonly number[]): string {
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  if (!Number.isFinite(least)) return "–";
  return least === most ? `${least} mm` : `${least}–${most} mm`;
}
