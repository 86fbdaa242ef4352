import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type RangeDeskTest, fieldsIn, startRangeDesk } from "../testing/range-desk.ts";

let range: RangeDeskTest;
beforeAll(async () => (range = await startRangeDesk()));
afterEach(() => range.reset());
afterAll(() => range.stop());

const MILL = "/range/tools/mil-em-4f-10";
const SERIES = "/range/series/milling/end-mills-4-flute-long";
const FILES = "range/milling/end-mills-4-flute-long";

const location = (answer: Response) => answer.headers.get("Location");
const subject = () => range.repository.git("log", "-1", "--format=%an: %s").trim();
const record = async () =>
  (await range.desk.store.database.selectFrom("audit").select(["what", "about"]).execute()).at(-1);

describe("a tool", () => {
  test("is found by id, order code, words of its name, family and series, a page at a time", async () => {
    for (const query of [
      "q=mil-em-4f-10",
      "q=em-1001",
      "q=%C3%9810+6527",
      "q=10+4-flute+end&family=end-mill",
      "q=10x22+X+72",
    ])
      expect(await range.open(`/range?${query}`), query).toContain(`href="${MILL}"`);
    expect(await range.open("/range?q=em-1001&family=drill")).toContain("0 tools");
    const [one, two] = [await range.open("/range"), await range.open("/range?page=2")];
    const ids = (page: string) => [...page.matchAll(/\/range\/tools\/([\w-]+)/g)].map(([, id]) => id);
    expect(ids(one)).toHaveLength(50);
    expect(ids(two).filter((id) => ids(one).includes(id))).toEqual([]);
    expect(one).toContain("page=2");
  });

  test("is changed in one field: one line of its table, one commit in its person's name, one entry of the record", async () => {
    const saved = await range.send(await range.open(MILL), MILL, {
      "c:Description": "For pockets, shoulders and slots.",
    });
    expect(location(saved)).toBe(`${MILL}?said=range-saved`);
    const [before, after, ...more] = range.difference();
    expect(more).toEqual([]);
    expect(after).toBe(
      before?.replace(/^-/, "+").replace(/"General-purpose[^"]*"/, '"For pockets, shoulders and slots."'),
    );
    expect(subject()).toBe("A. Sample: Change 4-flute solid carbide end mill Ø10, DIN 6527 L");
    expect(await record()).toEqual({ what: "changed a tool", about: "mil-em-4f-10" });
    expect(await range.open(MILL)).toContain("For pockets, shoulders and slots.</p>");
  });

  test("that is saved as it stands makes no commit", async () => {
    expect(location(await range.send(await range.open(MILL), MILL))).toBe(`${MILL}?said=range-nothing`);
    expect(range.difference()).toEqual([]);
    expect(subject()).toBe("Test: The content");
  });

  test("is shown as it will be printed before it is saved", async () => {
    const looked = await range.send(await range.open(MILL), MILL, {
      "c:Features": "Own feature",
      act: "look",
    });
    expect(looked.status).toBe(200);
    expect(await looked.text()).toContain("<li>Own feature</li>");
    expect(range.difference()).toEqual([]);
  });

  test("is judged as it is typed: sentences by the fields that they stand beside", async () => {
    const page = await range.open(MILL);
    const judge = async (typed: Record<string, string>) =>
      (await range.send(page, MILL.concat("/judge"), { ...fieldsIn(page, MILL), ...typed })).json();
    expect(await judge({})).toEqual({ faults: {} });
    const [, id = ""] = /<label for="(\w+)">Overall length \(mm\)/.exec(page) ?? [];
    expect(await judge({ "c:Overall length (mm)": "75" })).toEqual({
      faults: { [id]: 'Expected 72 mm (DIN 6527 L), found "75 mm".' },
    });
    expect(range.difference()).toEqual([]);
  });

  test("that somebody else changed meanwhile: both texts are shown, what was typed is kept, and is saved knowingly", async () => {
    const page = await range.open(MILL);
    await range.send(page, MILL, { "c:Description": "Theirs, in other words.", "c:Order code": "EM-7001" });
    const second = await range.send(page, MILL, { "c:Description": "Mine, in other words." });
    expect(second.status).toBe(409);
    const html = await second.text();
    expect(html).toContain("A. Sample changed this");
    expect(html).toContain("Theirs, in other words.</span>");
    expect(fieldsIn(html, MILL)).toMatchObject({
      "c:Description": "Mine, in other words.",
      "c:Order code": "EM-7001",
    });
    expect(range.text(`${FILES}.csv`)).toContain("Theirs, in other words.");
    expect(location(await range.send(html, MILL))).toBe(`${MILL}?said=range-saved`);
    expect(range.text(`${FILES}.csv`)).toMatch(/EM-7001,.*"Mine, in other words."/);
  });

  test("is saved beside what somebody else changed in another row of its table", async () => {
    const [page, other] = [await range.open(MILL), await range.open("/range/tools/mil-em-4f-8")];
    await range.send(other, "/range/tools/mil-em-4f-8", { "c:Order code": "EM-7008" });
    await range.send(page, MILL, { "c:Order code": "EM-7010" });
    expect(range.difference().map((line) => line.split(",")[1])).toEqual([
      "EM-1006",
      "EM-1001",
      "EM-7008",
      "EM-7010",
    ]);
  });

  test("that was deleted meanwhile: what was typed is shown once more", async () => {
    const page = await range.open(MILL);
    await range.send(await range.open(`${MILL}/delete`), `${MILL}/delete`);
    const late = await range.send(page, MILL, { "c:Description": "Typed with care." });
    expect(late.status).toBe(404);
    expect(await late.text()).toContain("Typed with care.");
  });

  test("gets another id, and its old address leads on; whoever takes the old id again ends that", async () => {
    const renamed = await range.send(await range.open(MILL), MILL, { "c:Id": "mil-em-4f-10-l" });
    expect(location(renamed)).toBe("/range/tools/mil-em-4f-10-l?said=range-saved");
    expect(JSON.parse(range.text("redirects.json")).products).toEqual({ "mil-em-4f-10": "mil-em-4f-10-l" });
    const page = await range.open("/range/tools/mil-em-4f-10-l");
    await range.send(page, "/range/tools/mil-em-4f-10-l", { "c:Id": "mil-em-4f-10" });
    expect(JSON.parse(range.text("redirects.json")).products).toEqual({ "mil-em-4f-10-l": "mil-em-4f-10" });
  });

  test("that the worked case names takes it along to another id", async () => {
    const insert = "/range/tools/tur-st-cnmg120408-p25";
    const renamed = await range.send(await range.open(insert), insert, { "c:Id": "tur-own-p25" });
    expect(location(renamed)).toBe("/range/tools/tur-own-p25?said=range-saved");
    expect(JSON.parse(range.text("worked-case.json")).after.product).toBe("tur-own-p25");
  });

  test("is deleted after a question, and its address leads to its place or to another tool", async () => {
    const page = await range.open(`${MILL}/delete`);
    expect(page).toContain("Delete 4-flute solid carbide end mill Ø10");
    const gone = await range.send(page, `${MILL}/delete`, { to: "mil-em-4f-8" });
    expect(location(gone)).toBe(`${SERIES}?said=range-deleted`);
    expect(range.text(`${FILES}.csv`)).not.toContain("mil-em-4f-10,");
    expect(JSON.parse(range.text("redirects.json")).products).toEqual({ "mil-em-4f-10": "mil-em-4f-8" });
    expect(await record()).toEqual({ what: "deleted a tool", about: "mil-em-4f-10" });
    // And its follower in turn: nothing leads to what is gone.
    await range.send(await range.open("/range/tools/mil-em-4f-8/delete"), "/range/tools/mil-em-4f-8/delete");
    expect(JSON.parse(range.text("redirects.json")).products).toEqual({
      "mil-em-4f-10": "milling/solid-carbide/endmill",
      "mil-em-4f-8": "milling/solid-carbide/endmill",
    });
  });
});
