import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { search } from "../../../catalogue/search/search.ts";
import { AskExactly } from "./ask-exactly.tsx";
import { realSearch as index } from "../../../catalogue/search/testing/real-search.ts";

const person = { phone: "+91 124 000 0000", chatHref: "https://chat.example/91" };

function drawn(query: string): string {
  return renderToStaticMarkup(
    <AskExactly words={query.trim()} result={search(index, query, 8)} person={person} />,
  );
}

/** The ways to ask that are shown for a query. */
function waysOf(query: string): string[] {
  const html = drawn(query);
  return [
    html.includes('href="tel:') && "call",
    html.includes(`href="https://chat.example/91?text=${encodeURIComponent(query.trim())}"`) && "chat",
    html.includes('href="/#contact"') && "form",
    html.includes(`Add “${query.trim()}” to the quote list`) && "quote list",
  ].filter((way) => way !== false);
}

const all = ["call", "chat", "form", "quote list"];

describe("what isn't listed can be asked for, exactly as it was typed", () => {
  it.each([
    "WNMG 080408 ceramic",
    "carbide boring bar 40mm",
    "TNGA 160404",
    "10x22x73 end mill",
    "slot 8 mm wide 20 deep",
    "cnmg 120480",
    "M10x1.25 tap titanium",
    "M2 tap",
    "face mill 250mm",
    "bt40 collet",
    "R390-11T308M-PM 1130",
    "price for CNMG 120408",
    "qqqq",
    "रीमर 12 H7 – 5 nos",
  ])("%s", (query) => {
    expect(waysOf(query)).toEqual(all);
  });

  it("whatever is typed: no answer that isn't all that was asked is without them", () => {
    const words = [
      "drill",
      "tap",
      "end mill",
      "CNMG 120408",
      "WNMG",
      "holder",
      "M8",
      "M2x0.3",
      "Ø8.3",
      "12mm",
    ];
    const more = [
      "30 deep",
      "62 HRC",
      "ceramic",
      "left hand",
      "6G",
      "EN8",
      "NC3225",
      "R390-11T308M",
      "price",
    ];
    const word = fc.constantFrom(...words, ...more, "zzzz", "20 nos");
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (said) => {
        const query = said.join(" ");
        const { total, near } = search(index, query, 1);
        if (total === 0 || near !== undefined) expect(waysOf(query), query).toEqual(all);
      }),
    );
  });

  it("and what is listed asks for nobody", () => {
    for (const query of ["CNMG 120408", "drill 8.5", "M8 tap", "P25", ""]) expect(drawn(query)).toBe("");
  });
});
