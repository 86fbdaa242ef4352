import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addProduct,
  addText,
  emptyList,
  MAX_TEXT_LENGTH,
  setConsent,
  setRemark,
  tidyText,
  type QuoteList,
} from "../quote-list.ts";
import { readPastedList } from "../../catalogue/paste/read-pasted-list.ts";
import { splitCells } from "../../catalogue/paste/split-cells.ts";
import { listAsCsv } from "./list-csv.ts";
import { LINK_ANCHOR } from "#contract/linked-list.ts";
import { anchorOfList, listInAnchor } from "./list-link.ts";
import { storeSentList, readSentLists, SENT_KEY } from "./sent-lists.ts";

const drill = { id: "dri-sd-85-3d", name: "Drill Ø8.5", specifications: { size: "8.5 × 47 × 89 mm" } };
const list = setRemark(addText(addProduct(emptyList, drill, 5), "Reamer Ø12 H7", 3), drill.id, "for EN8");

const anyWords = fc.string({ unit: "grapheme", maxLength: 250 }).map((text) => tidyText(text).trim());
const anyList: fc.Arbitrary<QuoteList> = fc
  .array(
    fc.tuple(
      fc.boolean(),
      anyWords,
      fc.integer({ min: 1, max: 99_999 }),
      anyWords,
      fc.constantFrom(undefined, "same-geometry" as const, "what-fits" as const),
    ),
    { maxLength: 30 },
  )
  .map((rows) =>
    rows.reduce((before, [isText, words, quantity, remark, consent], index) => {
      const id = `tool-${index}`;
      const next = isText ? addText(before, words, quantity) : addProduct(before, { ...drill, id }, quantity);
      const last = next.lines.at(-1);
      return last ? setConsent(setRemark(next, last.key, remark), last.key, consent) : next;
    }, emptyList),
  );

describe("a list as a link", () => {
  it("is the same list where it is opened", async () => {
    await fc.assert(
      fc.asyncProperty(anyList, async (list) => {
        const read = await listInAnchor(await anchorOfList(list));
        const expected = list.lines.map((line) => {
          const { kind, key, name, quantity } = line;
          const remark = line.remark.trim();
          if (kind === "text") return { kind, name, quantity, remark };
          const { consent } = line;
          return { kind, id: key, quantity, remark, ...(consent && { consent }) };
        });
        expect(read).toEqual(expected.length === 0 ? undefined : { lines: expected, leftOut: 0 });
      }),
    );
  });

  it("keeps each letter, also where the browser unpacks a long list in pieces", async () => {
    // Three bytes a letter: a chunk of any even size ends within a letter.
    const remark = "हार्डनिंगEN8".repeat(8);
    const long = Array.from({ length: 100 }).reduce<QuoteList>(
      (before, _, index) =>
        setRemark(addProduct(before, { ...drill, id: `t-${index}` }, 1), `t-${index}`, remark),
      emptyList,
    );
    const read = await listInAnchor(await anchorOfList(long));
    expect(new Set(read?.lines.map((line) => line.remark))).toEqual(new Set([long.lines[0]?.remark]));
  });

  it("needs no character to be escaped, and is short", async () => {
    const forty = Array.from({ length: 40 }).reduce<QuoteList>(
      (before, _, index) => addProduct(before, { ...drill, id: `mil-em-4f-${index}` }, index + 1),
      emptyList,
    );
    const anchor = await anchorOfList(forty);
    expect(anchor).toMatch(/^#list=[\w-]+$/);
    expect(anchor.length).toBeLessThan(400);
  });

  it("carries nothing of who asks", async () => {
    const withPrompts = { ...list, prompts: { company: "Sharma Tools", gstin: "06AAAAA0000A1Z5" } };
    expect(await anchorOfList(withPrompts)).toBe(await anchorOfList(list));
  });

  it("that was cut off or made up says nothing, and unpacks to no end", async () => {
    const anchor = await anchorOfList(list);
    expect(await listInAnchor("#contact")).toBeUndefined();
    expect(await listInAnchor(LINK_ANCHOR)).toBeUndefined();
    expect(await listInAnchor(`${LINK_ANCHOR}1%%%`)).toBeUndefined();
    expect(await listInAnchor(anchor.slice(0, -6))).toBeUndefined();
    expect(await listInAnchor(await anchorOf("x".repeat(5_000_000)))).toBeUndefined();
    expect(
      await listInAnchor(await anchorOf("0\tmil\n-1\tmil\n1.5\tmil\nx\n5\tNot An Id\n5\t ")),
    ).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        await expect(listInAnchor(`${LINK_ANCHOR}1${text}`)).resolves.not.toThrow();
      }),
    );
  });

  it("has no endless words, and none with a control character", async () => {
    const read = await listInAnchor(await anchorOf(`2\t ${"y".repeat(900)}\u0007\tx\u0000y`));
    expect(read?.lines).toMatchObject([{ kind: "text", quantity: 2, remark: "x y" }]);
    expect(read?.lines[0]?.kind === "text" && read.lines[0].name).toHaveLength(MAX_TEXT_LENGTH);
  });

  it("says how many lines it leaves out: those beyond 2,000, and those that can't be read", async () => {
    const long = await listInAnchor(await anchorOf("1\tdri-sd-85-3d\n".repeat(100_000).trim()));
    expect([long?.lines.length, long?.leftOut]).toEqual([2_000, 98_000]);
    const broken = await listInAnchor(await anchorOf("1\tdri-sd-85-3d\nx\tdri-sd-86-3d\n2\tNot An Id"));
    expect([broken?.lines.length, broken?.leftOut]).toEqual([1, 2]);
  });
});

/** An anchor that contains any text. */
async function anchorOf(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const packed = Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url");
  return `${LINK_ANCHOR}1${packed}`;
}

describe("a list as a CSV file", () => {
  it("is read as it was", () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const rows = splitCells(listAsCsv(list)).slice(0, -1);
        if (list.lines.length === 0) return;
        expect(rows).toHaveLength(list.lines.length + 1);
        for (const [index, line] of list.lines.entries()) {
          const row = rows[index + 1] ?? [];
          const name = line.name.replaceAll(/\s+/g, " ");
          expect(row[3]?.replace(/^'/, "")).toBe(name.replace(/^'/, ""));
          expect(row[4]).toBe(String(line.quantity));
        }
      }),
    );
  });

  it("says what may be offered, and pasted it says so again", () => {
    const csv = listAsCsv(setConsent(list, drill.id, "same-geometry"));
    expect(csv).toContain(`for EN8,${drill.id},same geometry is fine\r\n`);
    expect(readPastedList(csv).lines.map(({ consent }) => consent)).toEqual([
      "same geometry is fine",
      undefined,
    ]);
  });

  it("is no program, whatever a visitor wrote", () => {
    const csv = listAsCsv(addText(emptyList, '=HYPERLINK("https://evil.example")'));
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });
});

describe("lists that were sent", () => {
  function storage(text?: string) {
    const stored = new Map(text === undefined ? [] : [[SENT_KEY, text]]);
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
  }

  it("stay on the device with date and number, the newest first", () => {
    const device = storage();
    storeSentList(() => device, list, 1_000);
    storeSentList(() => device, emptyList, 1_500);
    storeSentList(() => device, addText(emptyList, "Broach"), 2_000);
    expect(readSentLists(() => device).map(({ number, at, lines }) => [number, at, lines.length])).toEqual([
      [2, 2_000, 1],
      [1, 1_000, 2],
    ]);
    expect(readSentLists(() => device)[1]?.lines).toEqual(list.lines);
  });

  it("are the last twenty", () => {
    const device = storage();
    for (let number = 0; number < 25; number += 1) storeSentList(() => device, list, number);
    expect(readSentLists(() => device).map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, index) => 25 - index),
    );
  });

  it.each([
    "",
    "null",
    "{}",
    '[1,{"number":0}]',
    '[{"number":1,"at":"x","lines":[]}]',
    '[{"number":1,"at":9e99,"lines":[1]}]',
  ])("are none where the storage holds %s", (text) => {
    expect(readSentLists(() => storage(text))).toEqual([]);
  });

  it("are none where nothing can be kept", () => {
    const blocked = {
      getItem: () => {
        throw new Error("blocked");
      },
      setItem: () => {
        throw new Error("blocked");
      },
    };
    expect(() => storeSentList(() => blocked, list, 1)).not.toThrow();
    expect(readSentLists(() => blocked)).toEqual([]);
  });
});
