import { type Context, Hono } from "hono";
import { asCsv } from "#server/report/csv.ts";
import { timeInWords } from "#server/report/local-time.ts";
import { download } from "#server/answers/download.ts";
import type { DeskEnv, DeskParts } from "../http.ts";
import { type PageFrame, renderPage } from "../ui/page.tsx";
import { Sheet, Wide } from "../ui/parts.tsx";
import { type Sought, countSought } from "./count-sought.ts";

/** What visitors asked for and the range doesn't list. */
export function soughtRoute(
  { store: { database }, range }: DeskParts,
  frame: (context: Context<DeskEnv>) => Promise<Partial<PageFrame>>,
): Hono<DeskEnv> {
  const route = new Hono<DeskEnv>();
  route.get("/sought", async (context) => {
    const sought = await countSought(database, range);
    return context.html(
      renderPage(
        { ...(await frame(context)), title: "Not in the range", current: "sought" },
        <SoughtPage sought={sought} />,
      ),
    );
  });
  route.get("/sought.csv", async () => {
    const sought = await countSought(database, range);
    const rows = sought.map(({ words, times, pieces, lastAt }) => [
      words,
      String(times),
      String(pieces),
      lastAt,
    ]);
    const csv = asCsv([["Asked for", "Times", "Pieces", "Last"], ...rows]);
    return download(csv, {
      name: "not-in-the-range.csv",
      contentType: "text/csv;charset=utf-8",
      headers: {},
    });
  });
  return route;
}

function SoughtPage({ sought }: { sought: readonly Sought[] }) {
  return (
    <Sheet title="Not in the range">
      <p className="note">
        Lines of sent enquiries that name no tool of the range, counted. What is asked for often may be worth
        listing.
      </p>
      {sought.length === 0 ? (
        <p>Everything that was asked for is listed.</p>
      ) : (
        <>
          <Wide label="Not in the range">
            <table className="sought">
              <thead>
                <tr>
                  <th scope="col">Asked for</th>
                  <th scope="col">Times</th>
                  <th scope="col">Pieces</th>
                  <th scope="col">Last</th>
                  <th scope="col">
                    <span className="hidden">What to do</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {sought.map(({ words, times, pieces, place, lastAt }) => (
                  <tr key={words}>
                    <th scope="row" dir="auto">
                      {words}
                    </th>
                    <td>{times}</td>
                    <td>{pieces}</td>
                    <td>
                      <a href={`/enquiries/${place}`}>{timeInWords(new Date(lastAt))}</a>
                    </td>
                    <td>
                      <a href={`/range?add=${encodeURIComponent(words)}`}>
                        Add to the range<span className="hidden">: {words}</span>
                      </a>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Wide>
          <p>
            <a href="/sought.csv" download="">
              As CSV
            </a>
          </p>
        </>
      )}
    </Sheet>
  );
}
