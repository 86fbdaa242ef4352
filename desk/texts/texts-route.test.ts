import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAudit } from "../audit.ts";
import { guideIds } from "#site/catalogue/places/guide-address.ts";
import { type Edits, type TextDesk, plainText, startTextDesk } from "../testing/text-desk.ts";

let texts: TextDesk;
beforeAll(async () => {
  texts = await startTextDesk();
});
afterAll(() => texts.stop());

const said = (answer: Response) => answer.headers.get("Location")?.split("said=")[1];
const photo = async (type: "jpeg" | "png" = "jpeg") => {
  const ground = sharp({ create: { width: 300, height: 300, channels: 3, background: "#345" } });
  return new Blob([new Uint8Array(await ground.toFormat(type).toBuffer())]);
};

test("whoever opens a file and saves it without a change changes no byte", async () => {
  const before = texts.state();
  const keys = [...(await texts.page("/texts")).matchAll(/href="\/texts\/([\w-]+)"/g)].map(([, key]) => key);
  expect(keys).toEqual(
    [
      "company page team customers partners categories privacy hsn worked-case redirects",
      "legal-terms legal-privacy legal-compliances",
      guideIds.map((id) => `guides-${id}`).join(" "),
      "glossary wear",
      "tools operations coatings spares workpieces everyday company topics grades breakers spoken".replaceAll(
        /\w+/g,
        "search-$&",
      ),
    ]
      .join(" ")
      .split(" "),
  );
  for (const key of keys) expect(said(await texts.post(`/texts/${key}`)), key).toBe("text-same");
  expect(texts.state()).toBe(before);
});

const changes: [what: string, key: string, edits: Edits, before: string, after: string][] = [
  [
    "hours",
    "company",
    { "f:businessHours[1].hours": "10:00 AM - 4:00 PM" },
    '    { "days": "Saturday", "hours": "10:00 AM - 2:00 PM" },',
    '    { "days": "Saturday", "hours": "10:00 AM - 4:00 PM" },',
  ],
  [
    "a telephone number",
    "company",
    { "f:phone": "+91 124 400 1234" },
    '  "phone": "+91 124 000 0000",',
    '  "phone": "+91 124 400 1234",',
  ],
  [
    "a link's address",
    "company",
    { "f:social[0].url": "https://network.example/us" },
    '    { "name": "Professional network", "icon": "network" },',
    '    { "name": "Professional network", "icon": "network", "url": "https://network.example/us" },',
  ],
  [
    "a person's position",
    "team",
    { "f:[1].position": "Head of Sales" },
    '    "position": "Head of Technical Sales",',
    '    "position": "Head of Sales",',
  ],
];

test.each(changes)("%s: one line changes, by the person's name", async (_, key, edits, before, after) => {
  expect(said(await texts.post(`/texts/${key}`, edits))).toBe("text-saved");
  expect(texts.lastDiff()).toEqual([`-${before}`, `+${after}`]);
  expect(texts.content.git("log", "-1", "--format=%an")).toBe("A. Sample\n");
  const { entries } = await readAudit(texts.desk.store.database, 1);
  expect(entries[0]).toMatchObject({ person: "A. Sample", what: expect.stringMatching(/^changed \w/) });
});

test("a person comes with a photo, gets another one, and leaves with it", async () => {
  const added = await (await texts.post("/texts/team", { act: "add:" })).text();
  expect(added).toMatch(/<input(?=[^>]* id="f:\[4\]\.name")[^>]* autofocus/i);
  const form = await texts.open("/texts/team");
  form.append("row[]", "[4]");
  const person = {
    "f:[4].name": "Zoë O’Neil",
    "f:[4].position": "Sales",
    "f:[4].phone": "+91 124 000 0009",
    "f:[4].email": "z@calivane.example",
    "file:[4].picture": await photo(),
  };
  expect(said(await texts.post("/texts/team", person, form))).toBe("text-saved");
  expect(texts.lastFiles()).toEqual(["A pictures/person-zoe-o-neil.jpg", "M team.json"]);
  expect(texts.lastDiff()).toContain('+    "picture": "person-zoe-o-neil"');
  const shown = await texts.desk.ask("/texts/pictures/person-zoe-o-neil.jpg", texts.cookie);
  expect(shown.headers.get("Content-Type")).toBe("image/webp");

  await texts.post("/texts/team", { "file:[4].picture": await photo("png") });
  expect(texts.lastFiles()).toEqual([
    "A pictures/person-zoe-o-neil-2.png",
    "D pictures/person-zoe-o-neil.jpg",
    "M team.json",
  ]);

  const left = await texts.open("/texts/team");
  const rows = left.getAll("row[]").filter((row) => row !== "[4]");
  left.delete("row[]");
  for (const row of rows) left.append("row[]", row);
  await texts.post("/texts/team", {}, left);
  expect(texts.lastFiles()).toEqual(["D pictures/person-zoe-o-neil-2.png", "M team.json"]);
});

test("a picture that came with a form of other faults needn't be given again, and is its giver's alone", async () => {
  const edits = { "file:[0].picture": await photo(), "f:[0].phone": "none" };
  const html = await (await texts.post("/texts/team", edits)).text();
  const held = / src="\/texts\/held\/(\w+)"/.exec(html)?.[1] ?? "";
  const ask = async (cookie: string) => (await texts.desk.ask(`/texts/held/${held}`, cookie)).status;
  expect([await ask(texts.cookie), await ask(await texts.desk.signIn("B. Other"))]).toEqual([200, 404]);
  await texts.post("/texts/team", { "held:[0].picture": held });
  expect(texts.lastFiles()).toEqual(["A pictures/person-r-sample.jpg", "M team.json"]);
  expect(await ask(texts.cookie)).toBe(404);
  const long = { "file:[0].picture": new Blob([new Uint8Array(27 * 1024 * 1024)]) };
  expect((await texts.post("/texts/team", long)).status).toBe(413);
});

test("persons change places, with what was typed meanwhile", async () => {
  const edits = { act: "down:[0]", "f:[3].position": "Dispatch" };
  const html = await (await texts.post("/texts/team", edits)).text();
  const rows = [...html.matchAll(/name="row\[\]" value="(\[\d\])"/g)].map(([, row]) => row ?? "");
  expect(rows).toEqual(["[1]", "[0]", "[2]", "[3]"]);
  expect(html).toMatch(/id="f:\[3\]\.position"[^>]*value="Dispatch"/);
  const form = await texts.open("/texts/team");
  form.delete("row[]");
  for (const row of rows) form.append("row[]", row);
  await texts.post("/texts/team", {}, form);
  const names = [...(await texts.page("/texts/team")).matchAll(/id="f:\[\d\]\.name"[^>]*value="([^"]+)"/g)];
  expect(names.map(([, name]) => name).slice(0, 2)).toEqual(["S. Sample", "R. Sample"]);
});

test("a legal page is written, changed and taken away", async () => {
  await texts.post("/texts/legal-terms", { "f:": "# Terms\r\n\r\nWords.\r\n" });
  expect(texts.lastDiff()).toEqual(["+# Terms", "+", "+Words."]);
  await texts.post("/texts/legal-terms", { "f:": "# Terms\n\nOther words." });
  expect(texts.lastDiff()).toEqual(["-Words.", "+Other words."]);
  await texts.post("/texts/legal-terms", { "f:": "" });
  expect(texts.lastFiles()).toEqual(["D legal/terms.md"]);
});

test("what decides in a guide, a code of the glossary and a word of the search are added, moved and taken out", async () => {
  const add = async (path: string, list: string, edits: Edits) => {
    const form = await texts.open(path);
    const html = await (await texts.post(path, { act: `add:${list}` })).text();
    form.append("row[]", /name="row\[\]" value="([^"]+)"(?=(?!.*name="row\[\]"))/s.exec(html)?.[1] ?? "");
    expect(said(await texts.post(path, edits, form))).toBe("text-saved");
  };
  const entries = [...(await texts.open("/texts/glossary")).entries()];
  const [edgeForm = ""] = entries.find(([, value]) => value === "(F)") ?? [];
  await texts.post("/texts/glossary", { [edgeForm]: "(F)\nF-edge" });
  expect(texts.lastDiff()).toEqual([
    '-    { "codes": ["(F)"], "means": "Edge form F of ISO 1832: sharp, for soft and sticky metals." },',
    '+    { "codes": ["(F)", "F-edge"], "means": "Edge form F of ISO 1832: sharp, for soft and sticky metals." },',
  ]);
  const { length } = (await texts.open("/texts/glossary")).getAll("row[]");
  const code = { [`f:codes[${length}].codes`]: "DIN 9999", [`f:codes[${length}].means`]: "A sample." };
  await add("/texts/glossary", "codes", code);
  expect(texts.lastDiff()).toContain('+      "codes": ["DIN 9999"],');
  const everyday = await texts.open("/texts/search-everyday");
  const aliases = everyday.getAll("f:aliases").flatMap((each) => (typeof each === "string" ? each : []));
  await texts.post("/texts/search-everyday", { "f:aliases": ["barmaa = drill", ...aliases].join("\n") });
  expect(texts.lastDiff()).toEqual(['+    "barmaa": "drill",']);
  const guide = await texts.open("/texts/guides-end-mills");
  const [first = "", second = "", ...rest] = guide.getAll("row[]").map(String);
  guide.delete("row[]");
  for (const row of [second, first, ...rest]) guide.append("row[]", row);
  await texts.post("/texts/guides-end-mills", {}, guide);
  expect(texts.lastFiles()).toEqual(["M words/guides/end-mills.json"]);
});

test("of two people the second sees what the first has changed, keeps his words, and may save over them", async () => {
  const mine = await texts.open("/texts/company");
  await texts.post("/texts/company", { "f:workingHours": "9:00 AM - 5:00 PM" });
  const edits = { "f:workingHours": "8:00 AM - 6:00 PM" };
  const answer = await texts.post("/texts/company", edits, mine);
  const html = await answer.text();
  expect(answer.status).toBe(409);
  expect(html).toContain("A. Sample saved this");
  expect(html).toMatch(/Working hours<\/dt>.*Theirs: 9:00 AM - 5:00 PM<.*Yours: 8:00 AM - 6:00 PM</s);
  expect(html).toMatch(/id="f:workingHours"[^>]*value="8:00 AM - 6:00 PM"/);
  mine.set("version", /name="version" value="(\w+)"/.exec(html)?.[1] ?? "");
  expect(said(await texts.post("/texts/company", edits, mine))).toBe("text-saved");
  expect(texts.lastDiff()).toContain('+  "workingHours": "8:00 AM - 6:00 PM",');
});

test("each field is judged as it is left, by the rules of the build; nothing is written", async () => {
  const before = texts.state();
  const judge = async (edits: Edits) =>
    (await texts.post("/texts/company/judge", edits, await texts.open("/texts/company"))).json();
  expect(await judge({})).toEqual({ faults: {} });
  expect(await judge({ "f:phone": "12", "f:map.directionsUrl": "x" })).toEqual({
    faults: {
      "f:phone": expect.stringContaining("a number like"),
      "f:map.directionsUrl": expect.stringContaining("a full web address"),
    },
  });
  expect(texts.state()).toBe(before);
});

test("a page that isn't there, and a form that is none, change nothing", async () => {
  const before = texts.state();
  const { desk, cookie } = texts;
  for (const path of ["nothing", "..%2Fcompany", "schemas", "pictures/..%2F..%2Fcompany.json", "held/x"])
    expect((await desk.ask(`/texts/${path}`, cookie)).status, path).toBe(404);
  expect((await desk.ask("/texts/nothing", cookie, { "f:": "x" })).status).toBe(404);
  const odd = { "Content-Type": "multipart/form-data; boundary=x" };
  expect((await desk.ask("/texts/team", cookie, { "f:": "x" }, odd)).status).toBe(404);
  for (const path of ["/texts", "/texts/team", "/texts/held/x"])
    expect((await desk.ask(path)).headers.get("Location")).toBe("/sign-in");
  expect(texts.state()).toBe(before);
});

test("what others wrote into the content is shown as it is written", async () => {
  const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(2)>`;
  const { text = "" } = texts.desk.parts.workspace.read("team.json") ?? {};
  writeFileSync(
    join(texts.content.folder, "team.json"),
    text.replace("Managing Director", JSON.stringify(hostile).slice(1, -1)),
  );
  const html = await texts.page("/texts/team");
  expect(html).not.toMatch(/<script>alert|<img src=x/);
  expect(plainText(html)).toContain(hostile);
  writeFileSync(join(texts.content.folder, "team.json"), "{ half");
  expect(await texts.page("/texts/team")).toContain("can’t be read");
});
