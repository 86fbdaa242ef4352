import type { Product } from "#site/catalogue/model/schema.ts";
import type { ReadSeries } from "#prerender/series/read-series.ts";
import { Sheet } from "../ui/parts.tsx";
import { FaultList } from "../ui/fault-list.tsx";
import { EditField, REFUSED } from "./edit-field.tsx";
import type { Meanwhile } from "./meanwhile.ts";
import { type Cells, type ToolField, idOf, printedRows } from "./tool-fields.ts";
import { hrefOfSeries } from "./series-fields.ts";

/** Before the headings in the names of a tool's fields. */
export const CELL = "c:";

/** A tool's form and what stands in it. */
export interface ToolForm {
  id: string;
  read: ReadSeries;
  /** As it would be printed; undefined while it can't be. */
  printed: Product | undefined;
  /** Address of its own photo, else of the picture that the site shows. */
  picture: string | undefined;
  fields: readonly ToolField[];
  seen: Cells;
  typed: Cells;
  faults: Cells;
  others: readonly string[];
  meanwhile?: Meanwhile | undefined;
}

/** A tool with its form, and beside it the tool as it will be printed. */
export function ToolPage({ form }: { form: ToolForm }) {
  const { id, read, printed, fields, faults, others, meanwhile } = form;
  const own = `/range/tools/${id}`;
  const withIds = fields.map((field) => ({ ...field, id: idOf(fields, field.heading) }));
  const rest = withIds.filter(({ isOwn }) => !isOwn);
  const isRestOpen = rest.some(
    ({ heading }) => (form.typed[heading] ?? "") !== "" || faults[heading] !== undefined,
  );
  const draw = (field: (typeof withIds)[number]) => <RowField key={field.id} field={field} form={form} />;
  return (
    <div className="split">
      <div>
        <p className="up">
          <a href={hrefOfSeries(read.path)}>{read.series.title}</a>
        </p>
        <h1>{printed?.name ?? id}</h1>
        <form method="post" action={own} data-judge={`${own}/judge`}>
          <input type="hidden" name="seen" value={JSON.stringify(form.seen)} />
          <FaultList
            says={REFUSED}
            fields={withIds.flatMap(({ id: field, label, heading }) => {
              const fault = faults[heading];
              return fault === undefined ? [] : [{ id: field, label, fault }];
            })}
            others={others}
          />
          {meanwhile && <MeanwhileNote meanwhile={meanwhile} />}
          <div className="fields">{withIds.filter(({ isOwn }) => isOwn).map(draw)}</div>
          <details className="more" open={isRestOpen}>
            <summary>Other facts, as the series says or none</summary>
            <div className="fields">{rest.map(draw)}</div>
          </details>
          <p className="buttons">
            <button type="submit" className="primary">
              Save
            </button>
            <button type="submit" name="act" value="look" className="secondary">
              See it printed
            </button>
            <span className="note" role="status" data-judged="" />
          </p>
        </form>
        <section aria-labelledby="picture">
          <h2 id="picture">Picture</h2>
          {form.picture !== undefined && <img src={form.picture} alt="" width={200} />}
          <form method="post" action={`${own}/picture`} encType="multipart/form-data" className="stack">
            <div className="field">
              <label htmlFor="photo">A photo of your own</label>
              <input id="photo" name="photo" type="file" accept="image/jpeg,image/png,image/webp" required />
              <p className="note">
                Choose it or drop it on the field: JPEG, PNG or WebP, at least 400 px wide or high, at most 25
                MB; 2000 px are plenty.
              </p>
            </div>
            <button type="submit" className="secondary">
              Save the picture
            </button>
          </form>
        </section>
        <p>
          <a href={`${own}/delete`}>Delete this tool</a>
        </p>
      </div>
      <Printed tool={printed} />
    </div>
  );
}

function RowField({
  field: { id, heading, ...field },
  form: { typed, faults, meanwhile },
}: {
  field: ToolField & { id: string };
  form: ToolForm;
}) {
  return (
    <EditField
      {...field}
      id={id}
      name={CELL + heading}
      value={typed[heading] ?? ""}
      fault={faults[heading]}
      meanwhile={meanwhile?.texts[heading]}
    />
  );
}

/** Says who was first. */
export function MeanwhileNote({ meanwhile: { by, at } }: { meanwhile: Meanwhile }) {
  return (
    <div className="notice" role="alert">
      <p>
        {by === "" ? "Somebody" : by} changed this {at && `on ${at} `}while you had it open; what stands now
        is below the fields. What you typed is kept and not saved: saving it takes the place of theirs.
      </p>
    </div>
  );
}

/** A tool as cards and sheet will print it. */
function Printed({ tool }: { tool: Product | undefined }) {
  return (
    <aside className="printed" aria-labelledby="printed">
      <h2 id="printed">As it will be printed</h2>
      {tool ? (
        <>
          <h3 dir="auto">{tool.name}</h3>
          {tool.orderCode !== undefined && <p className="note">{tool.orderCode}</p>}
          <p dir="auto">{tool.description}</p>
          <ul className="plain" dir="auto">
            {tool.features?.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <dl className="pairs">
            {printedRows(tool).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>It can&rsquo;t be printed as it is typed.</p>
      )}
    </aside>
  );
}

/** Asks before a tool is taken out. */
export function DeletePage({
  tool,
  read: { path, series, sizes },
  place,
  placeName,
  version,
  others,
}: {
  tool: Product;
  read: ReadSeries;
  place: string;
  placeName: string;
  version: string;
  others: readonly string[];
}) {
  const isLast = sizes.length === 1;
  return (
    <Sheet title={`Delete ${tool.name}?`}>
      <FaultList says={REFUSED} fields={[]} others={others} />
      <p>
        It leaves the range with the next publishing, and the history can bring it back.
        {isLast && ` It is the last of “${series.title}”, which goes with it.`}
      </p>
      <form method="post" action={`/range/tools/${tool.id}/delete`} className="stack">
        <input type="hidden" name="version" value={version} />
        <div className="field">
          <label htmlFor="to">Its address then leads to</label>
          <select id="to" name="to" defaultValue={place}>
            <option value={place}>the list {placeName}</option>
            {sizes
              .filter(({ product }) => product.id !== tool.id)
              .map(({ product: { id, name } }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </div>
        <p className="buttons">
          <button type="submit" className="primary">
            Delete it
          </button>
          <a href={hrefOfSeries(path)}>Keep it</a>
        </p>
      </form>
    </Sheet>
  );
}

/** Of a tool that somebody has deleted or renamed meanwhile, with what was typed for it. */
export function GonePage({ typed }: { typed: Cells }) {
  const rows = Object.entries(typed).filter(([, words]) => words !== "");
  return (
    <Sheet title="That tool is not there any more">
      <p>
        It was deleted or has another id now. <a href="/range">Find it in the range</a>
      </p>
      {rows.length > 0 && <p>What you typed:</p>}
      <dl className="pairs">
        {rows.map(([heading, words]) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd className="words">{words}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
