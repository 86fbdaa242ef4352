// The outer rim, in which no shadow may remain, and where the fade begins.
const RIM = 0.025;
const BEGIN = 0.13;
/** Alpha above which a pixel is the tool: the darkest shadow stays well below. */
const SOLID = 240;

const smooth = (a, b, x) => {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

/** Distance of a pixel from the picture's edge as a share of the side, 0 at the edge; corners are rounded. */
function fromEdge(x, y, side) {
  const [u, v] = [x, y].map((at) => Math.abs((at + 0.5) / side - 0.5) * 2);
  return (1 - (u ** 6 + v ** 6) ** (1 / 6)) / 2;
}

/** Whether a tool pixel lies in the square of `reach` px around (x, y). */
function hasToolNear(pixels, side, x, y, reach) {
  for (let j = Math.max(0, y - reach); j <= Math.min(side - 1, y + reach); j++)
    for (let i = Math.max(0, x - reach); i <= Math.min(side - 1, x + reach); i++)
      if (pixels[(j * side + i) * 4 + 3] >= SOLID) return true;
  return false;
}

/**
 * A cut-out's master as a sharp image whose shadow fades out before the picture's edge.
 *
 * Older masters, from before the shadow's own fade (`contact_shadow.py`), show their square on a light background.
 * Masters whose shadow ends earlier are unchanged.
 */
export async function fadeShadow(sharp, file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const side = info.width;
  const raw = { width: side, height: side, channels: 4 };
  const pixels = Uint8Array.from(data);
  let reachesRim = false;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = (y * side + x) * 4 + 3;
      const alpha = pixels[at];
      const distance = fromEdge(x, y, side);
      if (alpha === 0 || alpha >= SOLID || distance > BEGIN) continue;
      // The tool's anti-aliased outline keeps its strength.
      if (hasToolNear(pixels, side, x, y, 2)) continue;
      if (Math.min(x, y, side - 1 - x, side - 1 - y) < side * 0.02) reachesRim = true;
      data[at] = Math.round(alpha * smooth(RIM, BEGIN, distance));
    }
  return reachesRim ? sharp(data, { raw }) : sharp(file);
}
