import { type Context, Hono } from "hono";
import type { ReactNode } from "react";
import { families, toolFamilies } from "#site/catalogue/families/families.ts";
import { printFault } from "#prerender/reading/faults/content-fault.ts";
import { ContentError } from "#prerender/reading/parse-content.ts";
import type { Range } from "#prerender/series/read-range.ts";
import { timeInWords } from "#server/report/local-time.ts";
import { audit } from "../audit.ts";
import type { Change, Saved, Workspace } from "../content/workspace.ts";
import { type DeskEnv, type DeskParts, pageOf } from "../http.ts";
import { type PageFrame, renderPage } from "../ui/page.tsx";
import { Sheet } from "../ui/parts.tsx";
import { contentRange } from "./content-range.ts";
import type { Meanwhile } from "./meanwhile.ts";
import { copyRoute } from "./copy-route.tsx";
import { RangeList } from "./range-list.tsx";
import { searchRange } from "./search-range.ts";
import { seriesRoute } from "./series-route.tsx";
import { toolRoute } from "./tool-route.tsx";

/** What the pages of the range work with. */
export interface RangeDesk {
  parts: DeskParts;
  workspace: Workspace;
  /** @throws ContentError */
  range: () => Range;
  /** Saves an edit by who is signed in, and notes it in the record. */
  save: (
    context: Context<DeskEnv>,
    edit: { subject: string; what: string; about: string; changes: readonly Change[] },
  ) => Promise<Saved>;
  /** Who changed a file last, and when in words; empty if git doesn't know. */
  lastChange: (path: string) => Promise<Pick<Meanwhile, "by" | "at">>;
  show: (
    context: Context<DeskEnv>,
    title: string,
    body: ReactNode,
    status?: 200 | 404 | 409 | 422 | 503,
  ) => Promise<Response>;
}

/** The range at the desk: found, changed, enlarged. */
export function rangeRoute(
  parts: DeskParts,
  frame: (context: Context<DeskEnv>) => Promise<Partial<PageFrame>>,
): Hono<DeskEnv> {
  const { workspace, clock, store } = parts;
  const desk: RangeDesk = {
    parts,
    workspace,
    range: contentRange(workspace),
    save: async (context, { subject, what, about, changes }) => {
      const person = context.get("person").name;
      const saved = await workspace.save({ person, subject, changes });
      if (saved.kind === "saved") await audit(store.database, { person, what, about, at: clock() });
      return saved;
    },
    lastChange: async (path) => {
      const { by, at } = await workspace.lastChange(path);
      return { by, at: at && timeInWords(new Date(at)) };
    },
    show: async (context, title, body, status = 200) => {
      return context.html(renderPage({ ...(await frame(context)), title, current: "range" }, body), status);
    },
  };
  const route = new Hono<DeskEnv>();
  route.onError((error, context) => {
    if (!(error instanceof ContentError)) throw error;
    return desk.show(context, "Range", <Unreadable sentences={error.faults.map(printFault)} />, 503);
  });
  route.get("/range", (context) => {
    const asked = {
      words: (context.req.query("q") ?? "").slice(0, 200).trim(),
      family: toolFamilies.find((each) => each === context.req.query("family")),
      page: pageOf(context.req.query("page")),
    };
    const add = (context.req.query("add") ?? "").slice(0, 300).trim();
    const found = searchRange(desk.range(), asked);
    const names = toolFamilies.map((family) => [family, families[family].name] as const);
    return desk.show(context, "Range", <RangeList {...{ asked, add, found, families: names }} />);
  });
  route.route("/", copyRoute(desk));
  route.route("/", seriesRoute(desk));
  route.route("/", toolRoute(desk));
  return route;
}

function Unreadable({ sentences }: { sentences: readonly string[] }) {
  return (
    <Sheet title="The range can’t be changed here now">
      <ul className="plain">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Sheet>
  );
}
