/** The visible facts of a tool, in a picture or in a product's data; unknown facts are left out. */
export interface PictureFacts {
  tool?: string | undefined;
  engraved?: string | undefined;
  coating?: string | undefined;
  hand?: string | undefined;
  flutes?: number | undefined;
  shape?: string | undefined;
  flanks?: "straight" | "leaning" | undefined;
  hole?: "a hole" | "no hole" | undefined;
  chipbreaker?: "a chipbreaker" | "a flat top" | undefined;
  superhard?: string | undefined;
  tips?: number | undefined;
  profile?: string | undefined;
  profileAngle?: number | undefined;
  ends?: number | undefined;
  leadAngle?: number | undefined;
  clamping?: string | undefined;
  /** A holder's style if its angle alone doesn't determine the leading edge, ISO 5608. */
  style?: string | undefined;
  approach?: number | undefined;
  end?: string | undefined;
  edge?: "knuckles" | "a smooth edge" | undefined;
  point?: number | undefined;
  coolant?: "coolant holes" | "no coolant holes" | undefined;
  /** Of a holder's or bar's steel. */
  finish?: string | undefined;
  fluteKind?: string | undefined;
  threadForm?: "a parallel thread" | "a tapered thread" | undefined;
  shankForm?: string | undefined;
  /** Beside the cutting part. */
  shank?:
    | "thinner than the cutting part"
    | "as thick as the cutting part"
    | "thicker than the cutting part"
    | undefined;
  /** Proportions. */
  thicknessOfCircle?: number | undefined;
  circleOfShank?: number | undefined;
  cutOfDiameter?: number | undefined;
  lengthOfDiameter?: number | undefined;
  widthOfShank?: number | undefined;
}

type Proportion = Extract<keyof PictureFacts, `${string}Of${string}`>;

/**
 * Maximum ratio of two proportions before another tool is visible: judged by eye, on tools side by side at the size of
 * a card.
 */
export const proportions: Record<Proportion, { words: string; within: number }> = {
  thicknessOfCircle: { words: "thickness to inscribed circle", within: 1.45 },
  circleOfShank: { words: "insert to shank", within: 1.4 },
  cutOfDiameter: { words: "cutting length to diameter", within: 1.8 },
  lengthOfDiameter: { words: "length to diameter", within: 2.05 },
  widthOfShank: { words: "insert width to blade height", within: 1.45 },
};

/** The name of a fact in a sentence. */
export const factWords: Record<Exclude<keyof PictureFacts, Proportion>, string> = {
  tool: "kind of tool",
  engraved: "code on the tool",
  coating: "coating",
  hand: "hand",
  flutes: "flutes or teeth",
  shape: "insert's shape",
  flanks: "insert's flanks",
  hole: "insert's hole",
  chipbreaker: "insert's top",
  superhard: "PCD or PCBN",
  tips: "tips",
  profile: "profile",
  profileAngle: "thread's angle",
  ends: "cutting ends",
  leadAngle: "lead angle",
  clamping: "clamping",
  style: "style",
  approach: "cutting edge angle KAPR",
  end: "end",
  edge: "cutting edge",
  point: "point angle",
  coolant: "coolant holes",
  finish: "finish",
  fluteKind: "flutes",
  threadForm: "thread's form",
  shankForm: "form of the shank",
  shank: "shank",
};
