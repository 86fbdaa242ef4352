import { Pages, Wide } from "../ui/parts.tsx";
import type { Asked, Found } from "./search-range.ts";
import { hrefOfSeries } from "./series-fields.ts";

/** The list of all tools, to be searched. */
export function RangeList({
  asked: { words, family, page },
  add,
  found: { count, tools, series, hasMore },
  families,
}: {
  asked: Asked;
  /** What is to be added to the range, in the words of who asked for it. */
  add: string;
  found: Found;
  families: readonly (readonly [string, string])[];
}) {
  const href = (to: number) => {
    const query = { q: words, family: family ?? "", page: String(to), ...(add && { add }) };
    return `/range?${new URLSearchParams(query).toString()}`;
  };
  return (
    <div className="sheet wide-sheet">
      <h1>Range</h1>
      {add !== "" && (
        <div className="notice">
          <p>
            To be added: <b dir="auto">{add}</b>
          </p>
          <p>Choose the series that it is a size of, or the one that is nearest to a new series.</p>
        </div>
      )}
      <form method="get" className="find">
        {add !== "" && <input type="hidden" name="add" value={add} />}
        <div className="field">
          <label htmlFor="q">Id, order code, words of the name, series</label>
          <input id="q" name="q" type="search" defaultValue={words} autoComplete="off" />
        </div>
        <div className="field">
          <label htmlFor="family">Family</label>
          <select id="family" name="family" defaultValue={family ?? ""}>
            <option value="">All</option>
            {families.map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="secondary">
          Find
        </button>
      </form>
      <p>To add a size or a new tool, open the series that it belongs to, or the one that is nearest.</p>
      <details open={add !== "" || series.length <= 12}>
        <summary>{series.length === 1 ? "1 series" : `${series.length} series`}</summary>
        <ul className="rows">
          {series.map(({ path, series: { title }, sizes }) => (
            <li key={path}>
              <a href={hrefOfSeries(path, add)}>{title}</a>{" "}
              <span className="note">{sizes.length === 1 ? "1 size" : `${sizes.length} sizes`}</span>
            </li>
          ))}
        </ul>
      </details>
      <p role="status">{count === 1 ? "1 tool" : `${count} tools`}</p>
      {tools.length > 0 && (
        <Wide label="Tools">
          <table>
            <thead>
              <tr>
                <th scope="col">Tool</th>
                <th scope="col">Order code</th>
                <th scope="col">Id</th>
                <th scope="col">Series</th>
              </tr>
            </thead>
            <tbody>
              {tools.map(({ tool: { id, name, orderCode }, title }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={`/range/tools/${id}`}>{name}</a>
                  </th>
                  <td className="code">{orderCode}</td>
                  <td className="code">{id}</td>
                  <td>{title}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
      <Pages page={page} hasMore={hasMore} href={href} labels={["Back", "More"]} />
    </div>
  );
}
