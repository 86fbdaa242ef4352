import { afterAll, beforeAll, expect, test } from "vitest";
import { type TextDesk, formIn, plainText, startTextDesk } from "../testing/text-desk.ts";

let texts: TextDesk;
beforeAll(async () => {
  texts = await startTextDesk();
});
afterAll(() => texts.stop());

const said = (answer: Response) => answer.headers.get("Location")?.split("said=")[1];

test("what another file must say too is asked for in the same form, and saved in the same commit", async () => {
  const answer = await texts.post("/texts/company", { "f:established": "2020" });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(plainText(html)).toMatch(/This also needs: Texts of the page/);
  expect(html).toMatch(/id="f:page\/hero.stats\[1\].value"[^>]*value="13\+"/);
  const both = () => formIn(html);
  const judged = await texts.post("/texts/company/judge", { "f:page/hero.stats[1].value": "many" }, both());
  expect(await judged.json()).toEqual({
    faults: { "f:page/hero.stats[1].value": expect.stringContaining("a figure that begins with a digit") },
  });

  // Somebody else changes the other file meanwhile.
  await texts.post("/texts/page", { "f:hero.stats[1].value": "14+" });
  const late = await texts.post("/texts/company", { "f:page/hero.stats[1].value": "5+" }, both());
  const again = await late.text();
  expect(late.status).toBe(409);
  expect(again).toMatch(/saved Texts of the page.*Value<\/dt>.*Theirs: 14\+<.*Yours: 5\+</s);
  expect(said(await texts.post("/texts/company", {}, formIn(again)))).toBe("text-saved");
  expect(texts.lastFiles()).toEqual(["M company.json", "M page.json"]);
  expect(texts.content.git("log", "-1", "--format=%s")).toBe(
    "Change Company, Texts of the page at the desk\n",
  );
  const { text } = texts.desk.parts.workspace.read("page.json") ?? {};
  expect(text).toContain("Established {established} in Gurugram");
});

test("a place that is called otherwise takes its series, its tile and its addresses along", async () => {
  const edits = { "f:[1].id": "lathe", "f:[2].subCategories[1].id": "inserted" };
  expect(said(await texts.post("/texts/categories", edits))).toBe("text-saved");
  const { workspace } = texts.desk.parts;
  const read = (path: string) => JSON.parse(workspace.read(path)?.text ?? "{}");
  expect(workspace.list("range/turning")).toEqual([]);
  expect(workspace.list("range/lathe").length).toBeGreaterThan(2);
  expect(read("page.json").products.tiles[0].category).toBe("lathe");
  expect(read("redirects.json").places).toEqual({
    turning: "lathe",
    "milling/indexable": "milling/inserted",
  });
  expect(said(await texts.post("/texts/categories", { "f:[1].id": "turning" }))).toBe("text-saved");
  expect(read("redirects.json").places).toEqual({
    "milling/indexable": "milling/inserted",
    lathe: "turning",
  });
});

test("a category that is taken out while tools stand in it is refused in few sentences; an empty one takes its tile along", async () => {
  const form = await texts.open("/texts/categories");
  const rows = form.getAll("row[]").map(String);
  const without = (row: string) => {
    form.delete("row[]");
    for (const each of rows) if (!each.startsWith(row)) form.append("row[]", each);
  };
  without("[1]");
  const answer = await texts.post("/texts/categories", {}, form);
  expect(answer.status).toBe(422);
  expect(plainText(await answer.text())).toContain("content/range/turning: no category has this id.");
});

test("a legal page that is called otherwise keeps its text", async () => {
  await texts.post("/texts/legal-terms", { "f:": "# Terms\n\nWords." });
  await texts.post("/texts/company", { "f:legalPages[0].name": "Terms of use" });
  expect(texts.lastFiles()).toEqual(
    ["M company.json", "D legal/terms.md", "A legal/terms-of-use.md"].toSorted((one, other) =>
      one.slice(2).localeCompare(other.slice(2)),
    ),
  );
  expect(await texts.page("/texts/legal-terms-of-use")).toContain("Words.");
  const elsewhere = await texts.post("/texts/company", { "f:legalPages[0].url": "https://terms.example/" });
  const html = await elsewhere.text();
  expect(html).toContain("This also needs: Legal page: Terms of use");
  await texts.post("/texts/company", { "f:legal-terms-of-use/": "" }, formIn(html));
  expect(texts.lastFiles()).toEqual(["M company.json", "D legal/terms-of-use.md"]);
});
