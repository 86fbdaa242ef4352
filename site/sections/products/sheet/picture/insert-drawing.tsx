import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { isInsert } from "../../../../catalogue/model/tool-family.ts";
import {
  decodeInsert,
  type InsertDesignation,
} from "../../../../engineering/designation/insert-designation.ts";
import { insertSection, insertTop } from "../../../../engineering/drawing/insert-top.ts";
import { writePath } from "../../../../engineering/drawing/write-path.ts";
import layout from "../../../../ui/layout.first.module.css";
import { DxfButton } from "./dxf-button.tsx";
import css from "./insert-drawing.late.module.css";
import section from "../sheet-section.late.module.css";

/** Room around a view, mm. */
const EDGE = 2;

/** An insert's face and section to one scale, from its designation; left out where that leaves them open. */
export function InsertDrawing({ product }: { product: ShownProduct }) {
  const size = product.specifications.size ?? "";
  const insert = isInsert(product) ? decodeInsert(size) : undefined;
  if (insert?.kind !== "insert") return null;
  const face = insertTop(insert);
  const [circle] = insert.inscribedCircles;
  if (!face || circle === undefined) return null;
  const cut = insertSection(insert);
  const reach = Math.max(...face.vertices.map(({ at: [x, y] }) => Math.max(Math.abs(x), Math.abs(y)))) + EDGE;
  const high = cut ? insert.thickness + 2 * EDGE : 0;
  return (
    <section className={section.section} aria-labelledby="sheet-drawing">
      <div className={section.head}>
        <h3 id="sheet-drawing">Drawing</h3>
        <p className={layout.note}>True proportions. Schematic, not for manufacture.</p>
      </div>
      <div className={css.sheet}>
        <svg
          className={css.views}
          viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach + high}`}
          role="img"
          aria-label={`Face${cut ? " and section" : ""} of ${size}: ${measuresOf(insert)
            .map(({ name, value }) => `${name} ${value}`)
            .join(", ")}`}
        >
          <circle className={css.thin} r={circle / 2} />
          <path className={css.axis} d={`M${-reach} 0H${reach}M0 ${-reach}V${reach}`} />
          <path className={css.edge} d={writePath(face)} />
          {cut && (
            <g transform={`translate(0 ${reach + EDGE + insert.thickness})`}>
              <path className={css.edge} d={writePath(cut)} />
            </g>
          )}
        </svg>
        <div className={css.words}>
          <dl className={`${css.measures} ${layout.data}`}>
            {measuresOf(insert).map(({ name, symbol, value }) => (
              <div key={name}>
                <dt>
                  {name} <span>{symbol}</span>
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={layout.note}>The hole is left out: the designation doesn&apos;t give its diameter.</p>
          <DxfButton name={insert.code.replaceAll(/[^A-Z0-9]+/g, "-")} outlines={[face]} />
        </div>
      </div>
    </section>
  );
}

interface DrawnMeasure {
  name: string;
  symbol: string;
  value: string;
}

function measuresOf(insert: InsertDesignation): DrawnMeasure[] {
  const { inscribedCircles, edgeLength, thickness, cornerRadius, cornerDimension, clearance, shape } = insert;
  const mm = (value: number): string => `${Number(value.toFixed(3))} mm`;
  const listed: [string, string, string | undefined][] = [
    ["Inscribed circle", "IC", inscribedCircles[0] === undefined ? undefined : mm(inscribedCircles[0])],
    ["Edge length", "l", edgeLength === undefined ? undefined : mm(edgeLength)],
    ["Thickness", "S", mm(thickness)],
    ["Corner radius", "RE", cornerRadius === undefined ? undefined : mm(cornerRadius)],
    ["Corner angle", "ε", shape.angle === undefined ? undefined : `${shape.angle}°`],
    ["Clearance", "α", clearance === undefined ? undefined : `${clearance}°`],
    ["Corner dimension", "m", cornerDimension === undefined ? undefined : mm(cornerDimension)],
  ];
  return listed.flatMap(([name, symbol, value]) => (value === undefined ? [] : [{ name, symbol, value }]));
}
