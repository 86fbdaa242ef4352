/** How a photo of the owner is served in one kind of place. */
export interface PhotoUse {
  /** Boxes that its files fill, px: the widths at which the layout draws it, for screens of one to three pixels a point. */
  boxes: readonly number[];
  /** The box of the WebP file for browsers without AVIF. */
  fallback: number;
  /** Shape to which it is cut, width by height; if omitted, the photo keeps its own. */
  aspect?: number;
  /** Whether cutting keeps the most striking part, such as a face, instead of the middle. */
  keepsFace?: boolean;
}

/** All kinds of places except logos, which have a height and not a width. */
export const photoUses = {
  /** A product, a place of the tree without products, a tile: drawn whole in a square. */
  tool: { boxes: [200, 400, 800, 1600], fallback: 400 },
  /** Beside the text about the company. */
  about: { boxes: [640, 960, 1440], fallback: 960, aspect: 16 / 9.25 },
  /** A person of the team, drawn 64 px wide. */
  person: { boxes: [64, 128, 192], fallback: 128, aspect: 1, keepsFace: true },
} satisfies Record<string, PhotoUse>;

export type UseName = keyof typeof photoUses | "logo";
