import { describe, expect, it } from "vitest";
import { realProduct } from "../../testing/real-catalogue.ts";
import { search } from "../search.ts";
import { realSearch as index } from "../testing/real-search.ts";

const answer = (query: string) => search(index, query, 60);
const labels = (query: string) => answer(query).parts.map(({ label }) => label);
const first = (query: string) => realProduct(answer(query).hits[0]?.id ?? "none").specifications;

describe("a hole is drilled within its tolerance, or no drill is offered", () => {
  it.each(["drill 8.2", "13.7 mm drill", "drill dia 9.2", "drill 14.5 x 40", "u drill 23"])("%s", (query) => {
    expect(answer(query).hits).toEqual([]);
    expect(answer(query).missing).toMatch(/not listed\.$/);
  });

  it("a bit larger than asked is within H12", () => {
    const { near, hits } = answer("drill 8.4");
    expect(near).toBe("Ø8.4 mm: not listed. Other sizes:");
    for (const { id } of hits) expect(realProduct(id).specifications.diameter).toBe("8.5 mm");
  });

  it("another diameter of a mill is the next one still", () => {
    expect(answer("12.5 mm end mill").near).toBe("Ø12.5 mm: not listed. Other sizes:");
  });
});

describe("a maker's code is whole, whatever stands before its letters", () => {
  it.each(["880-05 03 W06H-P-GR 4044", "880-D2000L25-03", "266 RG-16MM01A150M 1125"])("%s", (query) => {
    expect(labels(query)).toEqual([`“${query}”: a maker’s code that we don’t read`]);
    expect(answer(query).hits).toEqual([]);
  });
});

describe("a seat's figures before the letters are the code's", () => {
  it.each([
    ["1604 apmt", "APMT 1604"],
    ["0804 wnmg", "WNMG 0804"],
    ["120408 cnmg", "CNMG 120408"],
    ["09t3 dcmt holder", "DCMT 09T3"],
  ])("%s", (query, code) => {
    expect(labels(query)).toContain(code);
  });

  it("and another seat is never offered for it", () => {
    expect(answer("09t3 dcmt holder").hits).toEqual([]);
    expect(answer("dcmt holder 09t3").hits).toEqual([]);
  });

  it("a size behind the name of a tool is no quantity", () => {
    expect(answer("face mill 80 SEHT").quantity).toBeUndefined();
  });
});

describe("words that nobody understands are never under what was found", () => {
  it.each([
    ["api thread insert", "“api”: not understood. Without it:"],
    ["CNMG 120408 frobnicated", "“frobnicated”: not understood. Without it:"],
    ["drill 8.5 qwerty asdf", "“qwerty”, “asdf”: not understood. Without them:"],
  ])("%s", (query, says) => {
    expect(answer(query).near).toBe(says);
    expect(answer(query).total).toBeGreaterThan(0);
  });
});

describe("a bar is what is asked for", () => {
  it.each([
    ["face milling bar", ["Face milling"]],
    ["round bar 50mm turning insert", ["round bar 50mm, the workpiece", "Turning inserts"]],
    ["drill for ms bar", ["Drills", "for ms: steel (P)"]],
    ["drilling in 40 mm bar", ["Drilling", "40 mm bar, the workpiece"]],
  ])("%s: the workpiece", (query, wanted) => {
    for (const label of wanted) expect(labels(query).join("; ")).toContain(label);
    expect(labels(query)).not.toContain("Boring bars");
    expect(answer(query).total).toBeGreaterThan(0);
  });

  it.each(["bar 25 mm", "25mm bar for ccmt", "internal bar", "insert for bar", "bar with coolant"])(
    "%s: a boring bar",
    (query) => {
      expect(labels(query)).toContain("Boring bars");
    },
  );
});

describe("a bare size begins with what cuts it", () => {
  it.each(["6mm", "10mm", "ø10", "12mm", "ø16", "8"])("%s", (query) => {
    const { diameter, size = "" } = first(query);
    expect(diameter ?? size).toMatch(new RegExp(`^${/\d+/.exec(query)?.[0]} (?:mm|×)`));
  });
});

describe("threads per inch", () => {
  it.each([
    ["11 tpi whitworth internal", "thread BSW, 11 per inch"],
    ["14 tpi bsp", "thread G (BSP), 14 per inch"],
    ["npt 11.5 internal", "thread NPT, 11.5 per inch"],
    ["16 tpi UN insert", "thread UN, 16 per inch"],
  ])("%s is no size", (query, label) => {
    expect(labels(query)).toContain(label);
  });
});

describe("what goes wrong leads to the guide", () => {
  it.each([
    "tool tip burning what to do",
    "drill wandering",
    "thread torn tap",
    "tap overheating",
    "noise in boring",
  ])("%s", (query) => {
    const { pages, near } = answer(query);
    expect(pages.map(({ href }) => href).join(" ")).toMatch(/\/guides\//);
    expect(near).toBeUndefined();
  });

  it("and a letter is never taken for another at a word's beginning", () => {
    expect(labels("burnings")).not.toContain("Turning");
  });
});

describe("either, or", () => {
  it("two kinds of tap are both shown, metric ones first", () => {
    expect(labels("spiral tap or spiral point for blind")).toContain("Spiral flute taps");
    expect(labels("spiral tap or spiral point for blind")).toContain("Spiral point taps");
    expect(first("spiral tap or spiral point for blind").size).toMatch(/^M/);
  });

  it("a grade that is no usual thread begins with its inserts", () => {
    expect(first("M25").grade).toContain("M25");
    expect(first("M20").size).toMatch(/^M20|^17\.5/);
  });
});

describe("tapping holes", () => {
  it.each(["tapping hole M8", "core hole M8", "pilot hole for M8 tap"])("%s", (query) => {
    for (const { id } of answer(query).hits) expect(realProduct(id).specifications.diameter).toBe("6.8 mm");
    expect(answer(query).total).toBeGreaterThan(0);
  });
});

describe("words of an order are no tools", () => {
  it.each([
    "DNMG 150608 box",
    "CNMG 120408 steel grade",
    "pl quote CNMG 120408",
    "cheap drill 8.5 for thick plate",
    "M8 tap for production",
  ])("%s", (query) => {
    expect(answer(query).near).toBeUndefined();
    expect(answer(query).parts.filter(({ as }) => as === "aside" || as === "unknown")).toEqual([]);
  });
});

describe("a maker's own words for grooving", () => {
  it.each(["MGMN300-M", "MGMN 300-M", "MGMN300M", "MGMN-300-G"])("%s keeps its width", (query) => {
    expect(labels(query)).toContain("width 3 mm");
    expect(first(query).width).toBe("3.0 mm");
  });

  it("a blade is asked for by its height", () => {
    expect(answer("3mm parting blade 32 ht").near).toBeUndefined();
    for (const query of ["3mm parting blade 32 ht", "parting blade 32 ht 3 mm"])
      expect(first(query).size).toBe("PB32-3");
  });

  it("a cutter by its seat", () => {
    expect(answer("face mill 80mm SE12").near).toBeUndefined();
    expect(first("face mill 80mm SE12").insert).toMatch(/SE/);
  });
});

describe("a hand that is said beside a code", () => {
  it.each(["PCLNR 2525 M12 L/H", "PCLNR 2525 M12 left hand"])(
    "%s: that hand, and never the other",
    (query) => {
      const { near, hits } = answer(query);
      expect(near).toBe("No tool has all of this. Without “PCLNR 2525 M12”:");
      expect(hits.map(({ designation }) => designation)).toEqual(["PCLNL 2525 M12"]);
    },
  );
});

describe("a second list of searches, written before asking", () => {
  it.each([
    [
      "clearance hole drill for M6 socket head",
      "clearance hole for M6 (ISO 273: fine 6.4, medium 6.6, coarse 7 mm)",
    ],
    ["SNMG 120408-M12", "M12 (maker’s own, set aside)"],
    ["CNMG 120408 (Korloy PC9030)", "PC9030: about M20–M30"],
    ["Tap M12X1.75 SPF 6H", "Spiral flute taps"],
    ["End mill dia 8 x 19 x 63", "8 × 19 × 63 mm"],
  ])("%s: %s", (query, label) => {
    expect(labels(query)).toContain(label);
  });

  it("an angle of an end mill is given up before its flutes and its material", () => {
    expect(answer("end mill 6 mm 3 flute for aluminium 37 deg").near).toBe(
      "No tool has all of this. Without “37°”:",
    );
    expect(answer("threading insert 37 degree").hits).toEqual([]);
  });

  it("inserts without a grade begin with steel", () => {
    for (const query of ["80 degree insert", "turning insert", "55 degree insert"])
      expect(first(query).material, query).toMatch(/^P/);
  });

  it("a burr on the part is a trouble, a burr a tool", () => {
    expect(answer("burr on parting").pages.length).toBeGreaterThan(0);
    expect(answer("rotary burr").forPerson).not.toEqual([]);
  });
});

describe("what a tool is used on is no tool", () => {
  it.each(["insert for lathe machine steel turning", "end mill for cnc machine", "drill 8.5 for fixture"])(
    "%s",
    (query) => {
      expect(answer(query).total).toBeGreaterThan(0);
      expect(answer(query).near).toBeUndefined();
    },
  );
});
