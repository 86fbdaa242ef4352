import type { Mistake } from "./mistake.ts";

/** Slips in the first screen of `content/page.json`. */
export const heroMistakes: Mistake[] = [
  [
    "a headline of 250 letters",
    "page.json",
    { set: [[["hero", "headline", 0], "a b".repeat(84)]] },
    "hero.headline[0]: expected at most 12 characters, not 2",
  ],
  [
    "a headline of one word of 56 letters",
    "page.json",
    { set: [[["hero", "headline", 1], "a".repeat(56)]] },
    "hero.headline[1]: expected at most 12 characters, not 56",
  ],
  ["a headline of one line", "page.json", { set: [[["hero", "headline"], ["Tools"]]] }, "hero.headline[1]"],
  [
    "a headline as one text",
    "page.json",
    { set: [[["hero", "headline"], "Tools"]] },
    "hero.headline: expected a list in square brackets",
  ],
  [
    "a lead of 400 letters",
    "page.json",
    { set: [[["hero", "lead"], "ab ".repeat(134).trim()]] },
    "hero.lead: expected at most 180 characters",
  ],
  [
    "no figures in the hero",
    "page.json",
    { set: [[["hero", "stats"], []]] },
    "hero.stats: expected exactly 3 figures",
  ],
  [
    "a figure of 58 letters",
    "page.json",
    { set: [[["hero", "stats", 0, "value"], "1" + "0".repeat(57)]] },
    "hero.stats[0].value: expected at most 8 characters",
  ],
  [
    "a negative figure",
    "page.json",
    { set: [[["hero", "stats", 0, "value"], "-1000+"]] },
    "hero.stats[0].value: expected a figure that begins with a digit",
  ],
  [
    "a figure in words",
    "page.json",
    { set: [[["hero", "stats", 0, "value"], "many"]] },
    "hero.stats[0].value: expected a figure that begins with a digit",
  ],
  [
    "a label of 58 letters",
    "page.json",
    { set: [[["hero", "stats", 0, "label"], "a".repeat(58)]] },
    "hero.stats[0].label: expected at most 30 characters",
  ],
  [
    "more years than there were",
    "page.json",
    { set: [[["hero", "stats", 1, "value"], "30+"]] },
    "hero.stats[1].value: expected at most 16 years experience",
  ],
  [
    "one label twice",
    "page.json",
    { set: [[["hero", "stats", 0, "label"], "support"]] },
    'hero.stats[2].label: "support" stands in hero.stats[0] already',
  ],
  [
    "four slides",
    "page.json",
    { set: [[["hero", "slides", 4], undefined]] },
    "hero.slides: expected exactly 5 slides",
  ],
  [
    "a slide's name no rule has room for",
    "page.json",
    { set: [[["hero", "slides", 0, "name"], "a".repeat(30)]] },
    "hero.slides[0].name: expected at most 20 characters",
  ],
  [
    "two slides of one name",
    "page.json",
    { set: [[["hero", "slides", 1, "name"], "Inserts"]] },
    'hero.slides[1].name: "Inserts" stands in hero.slides[0] already',
  ],
  [
    "a slide's caption of 200 letters",
    "page.json",
    { set: [[["hero", "slides", 0, "caption"], "a".repeat(200)]] },
    "hero.slides[0].caption: expected at most 44 characters",
  ],
  [
    "a slide without words for those who can't see it",
    "page.json",
    { set: [[["hero", "slides", 0, "alt"], ""]] },
    "hero.slides[0].alt: expected a text with something in it",
  ],
  [
    "a slide's picture that isn't there",
    "page.json",
    { set: [[["hero", "slides", 0, "picture"], "reamer"]] },
    'hero.slides[0].picture: expected one of "inserts", "turning"',
  ],
  [
    "a side of a picture that isn't known",
    "page.json",
    { set: [[["hero", "slides", 0, "keep"], "left"]] },
    'hero.slides[0].keep: expected one of "top", "bottom"',
  ],
  [
    "double encoding of a sign of the trade",
    "page.json",
    { set: [[["hero", "lead"], "Drills \u00c3\u02dc10"]] },
    'hero.lead: expected "\u00d8" where "\u00c3\u02dc" stands',
  ],
];
