/** The median of the figures; undefined if there are none. */
export function median(figures) {
  const sorted = figures.filter((figure) => figure !== undefined).sort((one, other) => one - other);
  if (sorted.length === 0) return undefined;
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}
