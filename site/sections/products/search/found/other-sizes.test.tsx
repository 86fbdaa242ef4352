import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { search } from "../../../../catalogue/search/search.ts";
import { SearchOptions } from "../search-options.tsx";
import { FoundRow } from "./found-row.tsx";
import { realSearch as index } from "../../../../catalogue/search/testing/real-search.ts";

/** The number of tools in the search and in the page's list, and the number of those with a button to add them. */
function shown(query: string) {
  const result = search(index, query, 8);
  const { hits, total, quantity, areOthers } = result;
  const inSearch = renderToStaticMarkup(
    <SearchOptions
      {...{ hits, total, quantity, areOthers }}
      related={undefined}
      ways={[]}
      active={-1}
      isFirstNext={false}
      onOpen={() => undefined}
      onWay={() => undefined}
    />,
  );
  const list = renderToStaticMarkup(
    hits.map((hit) => <FoundRow key={hit.id} hit={hit} quantity={quantity} isOther={areOthers} />),
  );
  const count = (html: string, text: string) => html.split(text).length - 1;
  return [inSearch, list].map((html) => ({ tools: count(html, "<b>"), adds: count(html, "Add ") }));
}

it.each(["end mill 11mm", "5 nos drill 8.37", "CNMG 120406"])(
  "%s: a tool of another size or code is opened, where its size is read, and not added by one press",
  (query) => {
    for (const { tools, adds } of shown(query)) {
      expect(tools).toBeGreaterThan(0);
      expect(adds).toBe(0);
    }
  },
);

it.each(["end mill 10mm", "5 nos drill 8.5", "CNMG 120408"])(
  "%s: what was asked is added by one press",
  (query) => {
    for (const { tools, adds } of shown(query)) expect(adds).toBe(tools);
  },
);
