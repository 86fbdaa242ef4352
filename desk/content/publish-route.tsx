import { statSync } from "node:fs";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import type { ReactNode } from "react";
import { audit } from "../audit.ts";
import { type DeskEnv, type DeskParts, fieldsOf, pageOf } from "../http.ts";
import { type PageFrame, renderPage } from "../ui/page.tsx";
import { GitError } from "./git.ts";
import { type Commit, findCommit, readHistory, uncommittedFiles } from "./history.ts";
import { ChangePage, HistoryPage, Overlaid, PublishPage, WouldBeFaults } from "./publish-pages.tsx";
import { undo } from "./undo.ts";

/** Changes on a page, without and with what they changed. */
const PAGE = 50;
const MOST_SHOWN = 30;

/** Seconds after which the page looks again while the site is built. */
const LOOK_AGAIN = 3;

/** What was changed, publishing it, and taking it back. */
export function publishRoute(
  { store: { database }, workspace, publisher, clock }: DeskParts,
  frame: (context: Context<DeskEnv>) => Promise<Partial<PageFrame>>,
): Hono<DeskEnv> {
  const { folder } = workspace;
  const route = new Hono<DeskEnv>();
  const show = async (context: Context<DeskEnv>, title: string, page: ReactNode, status: 200 | 409 = 200) =>
    context.html(renderPage({ ...(await frame(context)), title, current: "publish" }, page), status);

  route.get("/publish", async (context) => {
    const state = publisher.state();
    if (state.kind === "running") context.header("Refresh", String(LOOK_AGAIN));
    const { commit, at: builtAt } = publisher.published() ?? {};
    const since = commit === undefined ? undefined : await readSince(folder, commit);
    const found = since ?? (await readHistory(folder, { max: MOST_SHOWN + 1, withFiles: true }));
    const prepared = publisher.prepared();
    const later =
      prepared?.commit === undefined ? undefined : await readSince(folder, prepared.commit, false);
    const uncommitted = await uncommittedFiles(folder);
    const page = {
      state,
      prepared: prepared && {
        ...prepared,
        later,
        laterFiles: uncommitted.filter((path) => isLater(join(folder, path), prepared.at)),
      },
      builtAt,
      isKnown: since !== undefined,
      commits: found.slice(0, MOST_SHOWN),
      hasMore: found.length > MOST_SHOWN,
      uncommitted,
    };
    return show(context, "Publish", <PublishPage {...page} />);
  });
  for (const [path, deed] of [
    ["/publish", "publish"],
    ["/publish/prepare", "prepare"],
  ] as const)
    route.post(path, (context) => {
      publisher.start(context.get("person").name, deed);
      return context.redirect("/publish", 303);
    });
  // Named by its id: what is published or taken away is what the person has looked at.
  route.post("/publish/prepared", async (context) => {
    const { id = "" } = await fieldsOf(context.req.raw);
    const isPublished = await publisher.publishPrepared(context.get("person").name, id);
    return context.redirect(`/publish${isPublished ? "" : "?said=prepared-gone"}`, 303);
  });
  route.post("/publish/discard", async (context) => {
    const { id = "" } = await fieldsOf(context.req.raw);
    const isGone = publisher.discard(context.get("person").name, id);
    return context.redirect(`/publish?said=${isGone ? "discarded" : "prepared-gone"}`, 303);
  });
  route.get("/publish/history", async (context) => {
    const page = pageOf(context.req.query("page"));
    const found = await readHistory(folder, { skip: (page - 1) * PAGE, max: PAGE + 1 });
    const shown = { commits: found.slice(0, PAGE), page, hasMore: found.length > PAGE };
    return show(context, "History", <HistoryPage {...shown} />);
  });
  route.get("/publish/changes/:id", async (context) => {
    const commit = await findCommit(folder, context.req.param("id"));
    return commit ? show(context, "A change", <ChangePage commit={commit} />) : context.notFound();
  });
  route.post("/publish/changes/:id/undo", async (context) => {
    const commit = await findCommit(folder, context.req.param("id"));
    if (commit === undefined || commit.isFirst) return context.notFound();
    const { name: person } = context.get("person");
    const undone = await undo(workspace, commit, person);
    if (undone.kind === "saved") {
      await audit(database, { person, what: "undid a change", about: commit.subject, at: clock() });
      return context.redirect("/publish?said=undone", 303);
    }
    if (undone.kind === "nothing") return context.redirect("/publish?said=undone-before", 303);
    const refusal =
      undone.kind === "faults" ? (
        <WouldBeFaults faults={undone.faults} />
      ) : (
        <Overlaid paths={undone.kind === "changed" ? undone.files.map(({ path }) => path) : undone.paths} />
      );
    return show(context, "A change", <ChangePage commit={commit} refusal={refusal} />, 409);
  });
  return route;
}

/** Changes after one; undefined where git doesn't know that one any more. */
async function readSince(folder: string, since: string, withFiles = true): Promise<Commit[] | undefined> {
  try {
    return await readHistory(folder, { since, max: MOST_SHOWN + 1, withFiles });
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

function isLater(file: string, time: Date): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.mtime > time;
}
