import { describe, expect, it } from "vitest";
import { realProduct, realProducts } from "#site/catalogue/testing/real-catalogue.ts";
import { drawTool } from "./draw-tool.ts";
import { CLOSE, layOutDrawing, NARROW, WIDE, type LaidDrawing } from "./paper/lay-out-drawing.ts";
import { textBox, type Box } from "./paper/paper-mark.ts";
import { writeMark } from "./paper/write-mark.ts";
import { readPath } from "./testing/read-drawings.ts";
import type { ToolDrawing } from "./views/drawn-view.ts";
import { withFamily } from "#site/catalogue/testing/with-family.ts";

const drawn = realProducts.flatMap((product) => {
  const drawing = drawTool(product);
  return drawing ? [{ product, drawing }] : [];
});
const papers = [
  { name: "wide paper", size: WIDE, halvings: undefined },
  { name: "narrow paper", size: NARROW, halvings: undefined },
  { name: "a page's paper", size: NARROW, halvings: CLOSE },
];
const laid = drawn.flatMap(({ product, drawing }) =>
  papers.map(({ name, size, halvings }) => ({
    of: `${product.id} on ${name}`,
    paper: size,
    drawing,
    laid: layOutDrawing(drawing, size, halvings),
  })),
);

function drawingOf(id: string): ToolDrawing {
  const drawing = drawTool(realProduct(id));
  if (!drawing) throw new Error(`${id} has no drawing.`);
  return drawing;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The two arrowheads of a dimension as written: each head's tip is its first point. */
function tips(heads: string): [number, number][] {
  return [...heads.matchAll(/M(-?[\d.]+) (-?[\d.]+)L/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** The texts of a drawing that stand where another text, or a visible edge, is. */
function collisions({ marks, views }: LaidDrawing): string[] {
  const texts = marks.map(({ mark }) => ({ words: mark.text.words, box: textBox(mark) }));
  const edges = views.flatMap(({ at: [x, y], strokes }) =>
    strokes
      .filter(({ pen }) => pen === "edge")
      .flatMap(({ path }) => readPath(path).edges)
      .map(([from, to]) => {
        const xs = [from[0] + x, to[0] + x];
        const ys = [y - from[1], y - to[1]];
        return {
          left: Math.min(...xs),
          right: Math.max(...xs),
          top: Math.min(...ys),
          bottom: Math.max(...ys),
        };
      })
      // An edge across the view lies in no rectangle that could be compared.
      .filter(({ left, right, top, bottom }) => right - left < 1 || bottom - top < 1),
  );
  return texts.flatMap(({ words, box }, index) => [
    ...texts
      .slice(index + 1)
      .flatMap((other) => (overlap(box, other.box) ? [`${words} / ${other.words}`] : [])),
    ...edges.flatMap((edge) => (overlap(box, edge) ? [`${words} / edge`] : [])),
  ]);
}

describe("a tool's drawing", () => {
  it("is there for every family that values and standards describe", () => {
    const families = new Set(drawn.map(({ product }) => product.family));
    expect([...families].toSorted((one, other) => one.localeCompare(other)).join(" ")).toBe(
      "ball-nose boring-bar drill drilling-insert end-mill grooving-bar grooving-holder grooving-insert milling-cutter milling-insert parting-blade parting-insert superhard-insert tap threading-holder threading-insert turning-holder turning-insert u-drill",
    );
  });

  it("has no text over another text or over a visible edge, on any paper", () => {
    for (const { of, laid: drawing } of laid) expect([of, collisions(drawing)]).toEqual([of, []]);
  });

  it("fits its paper", () => {
    for (const {
      of,
      paper,
      laid: { box },
    } of laid) {
      expect(box.right - box.left, of).toBeLessThanOrEqual(paper.width + 0.5);
      expect(box.bottom - box.top, of).toBeLessThanOrEqual(paper.height + 0.5);
    }
  });

  it("says of each length what its arrowheads are apart, within 1 %", () => {
    let measured = 0;
    for (const {
      of,
      drawing,
      laid: { marks, scale },
    } of laid) {
      for (const { dimension, mark } of marks) {
        if (dimension.place.kind !== "x" && dimension.place.kind !== "y") continue;
        const [one, other] = tips(writeMark(mark).heads);
        const said = Number(/\d+(?:\.\d+)?/.exec(dimension.text)?.[0]);
        if (!one || !other) throw new Error(`${of}: ${dimension.name} has no arrowheads`);
        const { magnified = 1 } = drawing.views.find((view) => view.dimensions.includes(dimension)) ?? {};
        const apart = Math.hypot(other[0] - one[0], other[1] - one[1]) / scale / magnified;
        expect(Math.abs(apart / said - 1), `${of}: ${dimension.name} ${dimension.text}`).toBeLessThan(0.01);
        measured += 1;
      }
    }
    expect(measured).toBeGreaterThan(500);
  });

  it("writes numbers only", () => {
    for (const {
      of,
      laid: { marks, views, box },
    } of laid) {
      const written = [
        ...views.flatMap(({ strokes }) => strokes.map(({ path }) => path)),
        ...marks.flatMap(({ mark }) => Object.values(writeMark(mark))),
        Object.values(box).join(" "),
      ].join(" ");
      expect(written, of).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it("puts a right-hand holder's corner on its functional width and length, a left-hand one's on the other side", () => {
    const corner = (id: string) => {
      const [view] = drawingOf(id).views;
      const insert = view?.strokes.find(({ isClosed }) => isClosed);
      const xs = insert?.vertices.map(({ at: [x] }) => x) ?? [];
      const ys = insert?.vertices.map(({ at: [, y] }) => y) ?? [];
      return { front: Math.min(...xs), low: Math.min(...ys), high: Math.max(...ys) };
    };
    // 25 wide, 32 from its back to the corner: 12.5 − 32 = −19.5
    expect(corner("tur-ho-pclnr2525m12").front).toBeCloseTo(0, 6);
    expect(corner("tur-ho-pclnr2525m12").low).toBeCloseTo(-19.5, 6);
    const left = realProducts.find(({ specifications }) => specifications.size?.startsWith("PCLNL 2525"));
    if (left) expect(corner(left.id).high).toBeCloseTo(19.5, 6);
  });

  it("sets the insert at the holder's cutting edge angle", () => {
    const [view] = drawingOf("tur-ho-mdjnr2020k15").views;
    const insert = view?.strokes.find(({ isClosed }) => isClosed)?.vertices ?? [];
    const directions = insert.map(({ at: [x, y] }, index) => {
      const [nx, ny] = insert[(index + 1) % insert.length]?.at ?? [0, 0];
      return ((((Math.atan2(ny - y, nx - x) * 180) / Math.PI) % 180) + 180) % 180;
    });
    // 93° to the feed, which runs along −y: 3° to the tool's axis; its corner of 55°
    expect(directions.some((angle) => Math.abs(angle - 3) < 0.1)).toBe(true);
    expect(directions.some((angle) => Math.abs(angle - 58) < 0.1)).toBe(true);
  });

  it("invents no body: a holder's head, a tap's neck and a cutter's hub are in no file", () => {
    expect(drawingOf("tur-ho-pclnr2525m12").outlines).toEqual([]);
    expect(drawingOf("thr-it-tap-m8-c").outlines).toEqual([]);
    expect(drawingOf("mil-cu-90-50").outlines.map(({ layer }) => layer)).toEqual(["CUT"]);
  });

  /** What of a view's tool is drawn: a part from left to right, mm. */
  function parts({ views: [view] }: ToolDrawing): [from: number, to: number][] {
    return (view?.strokes ?? [])
      .filter(({ pen, isClosed }) => pen === "edge" || pen === "form" || (pen === "phantom" && !isClosed))
      .map(({ vertices }) => vertices.map(({ at: [x] }) => x))
      .map((xs): [number, number] => [Math.min(...xs), Math.max(...xs)])
      .toSorted(([one], [other]) => one - other);
  }

  it("shows each tool in one piece: nothing stands by itself before a gap", () => {
    const gaps = drawn.flatMap(({ product, drawing }) => {
      let reached = Infinity;
      return parts(drawing).flatMap(([from, to]) => {
        const gap = from > reached + 0.01 ? [`${product.id}: ${reached} to ${from} mm`] : [];
        reached = reached === Infinity ? to : Math.max(reached, to);
        return gap;
      });
    });
    expect(gaps).toEqual([]);
  });

  it("marks each part whose form nothing gives, and says why below; no file has it", () => {
    let marked = 0;
    for (const { product, drawing } of drawn) {
      const forms = drawing.views.flatMap(({ strokes }) => strokes.filter(({ pen }) => pen === "form"));
      const marks = drawing.views.flatMap(({ dimensions }) =>
        dimensions.filter(({ text }) => text === "form not to scale"),
      );
      expect([product.id, marks.length]).toEqual([product.id, forms.length > 0 ? 1 : 0]);
      if (forms.length === 0) continue;
      marked += 1;
      expect(drawing.notes.join(" "), product.id).toMatch(/form not to scale, because no /);
      const inside = forms.flatMap(({ vertices }) => vertices.map(({ at: [x] }) => x));
      const middle = (Math.min(...inside) + Math.max(...inside)) / 2;
      // Of a blade the ends are open, and its file is the slot, in a view of its own.
      if (product.family === "parting-blade" || product.family === "grooving-holder") continue;
      for (const { vertices } of drawing.outlines) {
        const xs = vertices.map(({ at: [x] }) => x);
        expect(Math.min(...xs) < middle && Math.max(...xs) > middle, product.id).toBe(false);
      }
    }
    expect(marked).toBeGreaterThan(80);
  });

  it("has an insert's hole and chip former where its code says that they are there, and no other's", () => {
    const inside = (code: string) => {
      const view = drawTool(withFamily({ specifications: { type: "Turning insert", size: code } }))?.views[0];
      return view?.strokes.filter(({ pen, isClosed }) => pen === "phantom" && isClosed).length;
    };
    expect(["CNMA 120408", "CNMG 120408", "CCGT 09T304", "SPUN 120308"].map(inside)).toEqual([1, 2, 2, 0]);
  });

  it("is left out where values are missing", () => {
    const { specifications } = realProduct("tur-ho-pclnr2525m12");
    expect(
      drawTool(withFamily({ specifications: { ...specifications, length: undefined } })),
    ).toBeUndefined();
    expect(
      drawTool(withFamily({ specifications: { type: "Milling insert", size: "LNMT 1604PDER" } })),
    ).toBeUndefined();
    expect(drawTool(withFamily({ specifications: { type: "Something else" } }))).toBeUndefined();
  });
});
