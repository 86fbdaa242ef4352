import { expect, test } from "vitest";
import { knownWords } from "../../../../catalogue/search/testing/known-words.ts";
import { readQuery } from "../../../../catalogue/search/reading/read-query.ts";
import { codeOfQuery } from "./code-of-query.ts";

/** The parts of a query, as the search returns them if it knows all of them. */
function read(query: string) {
  return codeOfQuery(
    readQuery(query, knownWords).parts.map(({ typed, label }) => ({ typed, label, as: "used" as const })),
  );
}

test("a code is found among the other words of a query", () => {
  expect(read("insert for PCLNR 2525 M12")).toMatchObject({ kind: "whole", code: "PCLNR 2525 M12" });
  expect(read("CNMG 120408 x 20")).toMatchObject({ kind: "whole", code: "CNMG 120408" });
  expect(read("cnmg432 for steel")).toMatchObject({ kind: "whole", code: "CNMG 120408" });
});

test("a code that is being typed says what comes next", () => {
  expect(read("CNM")).toMatchObject({ kind: "part", next: { position: 4 } });
  expect(read("CNM")?.kind === "part" && read("CNM")).toHaveProperty("positions.length", 3);
});

test("a wrong letter is named by its position", () => {
  expect(read("CNMG 129908")).toMatchObject({
    kind: "refusal",
    sentence: expect.stringMatching(/^Position 6/),
  });
});

test.each([
  "steel",
  "drill 8.5 for ss304",
  "boring bar 25",
  "end mill 10",
  "shank 20",
  "M8 tap forming",
  "Inconel",
  "tap above M12",
  "tap under M12",
])("%s isn't taken for a wrong code or the beginning of one", (query) =>
  expect(["part", "refusal"]).not.toContain(read(query)?.kind),
);
