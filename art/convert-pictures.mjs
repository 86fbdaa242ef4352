// Turns the rendered masters into the small files the site serves: node art/convert-pictures.mjs [only…]
//
// The masters are in art/masters: hero_<name>.webp, 1920 × 1080, and cut_<name>.webp, 1600 × 1600 with transparency
// (`npm run art` makes them). No picture is larger than its master. With arguments, only files whose names start with
// one of them are made. Writes art/pictures.
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { cutOuts } from "./cut-outs.mjs";
import { fadeShadow } from "./fade-shadow.mjs";
import { masters, pictures as out } from "./places.mjs";
import { findSharp } from "./requirements.mjs";

const found = findSharp();
if ("missing" in found) {
  console.error(found.missing);
  process.exit(1);
}
const { sharp } = found;
const only = process.argv.slice(2);
mkdirSync(out, { recursive: true });

const STAGE = [0x0b, 0x0c, 0x0d]; // the page's black: every picture fades into it
const smooth = (a, b, x) => {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

// Crops in pixels of the 1920 x 1080 master; parts outside the master are the stage's black. Cutting ends stay whole.
const px = (aspect, x) => {
  const w = 1080 * aspect;
  return [(1920 - w) * x, 0, w, 1080];
};
const HEROES = {
  inserts: { phone: px(0.9, 0.41), tablet: px(1.536, 0.46), phoneQuality: 70 }, // loaded with the page
  turning: { phone: px(0.9, 0.5), tablet: px(1.536, 0.5), phoneQuality: 66 }, // feed marks cost bytes
  drill: { phone: px(0.9, 0.54), tablet: px(1.536, 0.5) },
  endmills: { phone: [330, 0, 1285, 1428], tablet: px(1.536, 0.4), phoneQuality: 58, quality: 56 }, // milling marks cost bytes; below a phone's frame is floor
  facemill: { phone: [160, -160, 1278, 1420], tablet: px(1.536, 0.3), cool: true }, // wider than the frame: wall is added above, floor below
};
const WIDTHS = { phone: [480, 720, 1080], tablet: [768, 1152, 1536], wide: [1280, 1920] };
const WEBP = { phone: 720, tablet: 1152, wide: 1280 };
const ASPECT = { phone: 0.9, tablet: 1.536, wide: 16 / 9 };

// The gradient from picture to stage (u, v run 0..1 over the crop; 1 = all stage).
const FADE = {
  phone: (u, v) => smooth(0.74, 0.985, v),
  tablet: (u, v) => smooth(0.76, 0.985, v),
  wide: (u, v) => smooth(0.74, 0.985, v),
  none: () => 0,
  help: (u, v) => 1 - (1 - 0.94 * (1 - smooth(0.3, 0.56, u))) * smooth(1, 0.8, v),
  promo: (u, v) => 1 - smooth(0.05, 0.46, v) * (1 - smooth(0.84, 0.995, v)),
};

// Grading: cool greys keep 16 % of their chroma (violet coatings, where red exceeds green, keep all of it); end mills
// and face mill are darker in the shadows; nothing is darker than the stage; a little grain replaces dithering, so that
// dark gradients don't band.
async function picture(name, [x, y, w, h], width, height, { cool = false, fade }) {
  const k = width / w,
    W = 1920,
    H = 1080;
  const scaled = sharp(join(masters, `hero_${name}.webp`)).removeAlpha();
  const left = Math.max(0, Math.round(x)),
    top = Math.max(0, Math.round(y));
  const right = Math.min(W, Math.round(x + w)),
    bottom = Math.min(H, Math.round(y + h));
  const iw = Math.round((right - left) * k),
    ih = Math.round((bottom - top) * k);
  const src = await scaled
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize(iw, ih, { fit: "fill", kernel: "lanczos3" })
    .raw()
    .toBuffer();
  const ox = Math.round((left - x) * k),
    oy = Math.round((top - y) * k);
  const dst = Buffer.alloc(width * height * 3);
  let seed = 12345;
  const rnd = () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 4294967296;
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const sx = Math.min(iw - 1, Math.max(0, i - ox)),
        sy = Math.min(ih - 1, Math.max(0, j - oy));
      let c = [0, 1, 2].map((n) => src[(sy * iw + sx) * 3 + n]);
      const [r, g, b] = c,
        m = Math.max(r, g, b, 1);
      const Y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      const blue = smooth(0, 0.05, (b - Math.max(r, g)) / m) * (1 - smooth(0, 0.07, (r - g) / m));
      const keep = 1 - 0.84 * blue,
        gain = cool ? 0.78 + 0.22 * smooth(30, 140, Y) : 1;
      c = c.map((v, n) => Math.cbrt(((Y + (v - Y) * keep) * gain) ** 3 + STAGE[n] ** 3));
      const f = fade((i + 0.5) / width, (j + 0.5) / height);
      const grain = (rnd() + rnd() + rnd() - 1.5) * 1.5 * (1 - f);
      for (let n = 0; n < 3; n++)
        dst[(j * width + i) * 3 + n] = Math.max(
          0,
          Math.min(255, Math.round(c[n] + (STAGE[n] - c[n]) * f + grain)),
        );
    }
  return sharp(dst, { raw: { width, height, channels: 3 } });
}

// 8 bits a channel on purpose: with 10, Chromium's conversion tints near-black green by a level.
const avif = (quality, effort = 6) => ({ quality, effort, chromaSubsampling: "4:2:0", bitdepth: 8 });
const webp = (quality) => ({ quality, effort: 6, smartSubsample: true });
const isRequested = (file) =>
  only.length === 0 || only.some((start) => file.startsWith(start) || start.startsWith(file));

async function write(base, width, height, webpWidth, make, q, qw, effort) {
  const tasks = [[`${base}-${width}.avif`, (s) => s.avif(avif(q, effort))]];
  if (width === webpWidth) tasks.push([`${base}-${width}.webp`, (s) => s.webp(webp(qw))]);
  for (const [file, encode] of tasks)
    if (isRequested(file)) {
      await encode(await make(width, height)).toFile(join(out, file));
      console.log(file, statSync(join(out, file)).size);
    }
}

// A phone's widest files are for screens with three dots per pixel, where nobody can tell this quality from 70: 12 kB
// instead of 20.
const DENSE_QUALITY = 54;

for (const [name, hero] of Object.entries(HEROES))
  for (const crop of ["phone", "tablet", "wide"])
    for (const w of WIDTHS[crop])
      await write(
        `hero-${name}-${crop}`,
        w,
        Math.round(w / ASPECT[crop]),
        WEBP[crop],
        (W, H) => picture(name, hero[crop] ?? [0, 0, 1920, 1080], W, H, { ...hero, fade: FADE[crop] }),
        crop === "phone" ? (w > 720 ? DENSE_QUALITY : (hero.phoneQuality ?? 72)) : (hero.quality ?? 68),
        78,
        9,
      );

const USES = [
  // name, master, crop, aspect, fade, widths, webp, quality
  // A phone loads the first of them with the page, though it is further down: every byte counts.
  ["about-turning", "turning", px(16 / 9.25, 0.3), 16 / 9.25, "none", [640, 960, 1440], 960, 44],
  ["about-milling", "endmills", px(16 / 9.25, 0.5), 16 / 9.25, "none", [640, 960, 1440], 960, 54],
  ["about-drilling", "drilling", [0, 150, 1160, 671], 16 / 9.25, "none", [640, 960], 960, 54],
  ["help-drill", "drilling", [-540, 0, 1700, 1075], 680 / 430, "help", [640, 960], 960, 68],
  ["promo-inserts", "inserts", [440, -120, 900, 1200], 3 / 4, "promo", [320, 640], 640, 68],
];
for (const [base, name, crop, aspect, fade, widths, webpWidth, quality] of USES)
  for (const w of widths)
    await write(
      base,
      w,
      Math.round(w / aspect),
      webpWidth,
      (W, H) => picture(name, crop, W, H, { fade: FADE[fade] }),
      quality,
      78,
      9,
    );

const QUALITY = { 200: 70, 400: 70, 800: 64, 1600: 52 };
// At a card's usual quality these would exceed a cut-out's byte budget.
const CARD_QUALITY = { "tap-pipe": 62 };
for (const { name, master, isMirrored } of cutOuts(readdirSync(masters))) {
  if (!isRequested(`cut-${name}-`)) continue;
  const { data, info } = await (await fadeShadow(sharp, master)).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const w of [200, 400, 800, 1600].filter((width) => width <= info.width))
    await write(
      `cut-${name}`,
      w,
      w,
      400,
      (W) => {
        const whole = sharp(data, { raw });
        return (isMirrored ? whole.flop() : whole).resize(W, W, { kernel: "lanczos3" });
      },
      (w === 400 && CARD_QUALITY[name]) || QUALITY[w],
      80,
      // Takes a third of the time of effort 6 for 4 % more bytes; a card's file is worth that time.
      w === 400 ? 6 : 4,
    );
}
