import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { audit } from "../audit.ts";
import type { ChangedFile } from "../content/workspace.ts";
import { redraw } from "../enquiry/redraw.ts";
import type { DeskEnv, DeskParts } from "../http.ts";
import { type PageFrame, renderPage } from "../ui/page.tsx";
import { Sheet } from "../ui/parts.tsx";
import { type PlacedFaults, editOf, placeFaults, takesPicture, typedOfFile } from "./edit.ts";
import { type Given, HeldPictures, ownPictures } from "./pictures.ts";
import { FIELD, type Posted, readForm } from "./read-form.ts";
import { type TextForm, type Conflict, TextFormView } from "./text-form.tsx";
import { type TextFile, textFiles } from "./text-files.ts";
import { type Typed, act, placesOf, typedOf, wholeOf } from "./typed.ts";

const NO_FAULTS: PlacedFaults = { fields: new Map(), others: [] };

/** Differences that are shown of two versions. */
const MOST_DIFFERENCES = 40;

/** The texts of the site, each file of the content as a form. */
export function textsRoute(
  { workspace, store: { database }, clock, log }: DeskParts,
  frame: (context: Context<DeskEnv>) => Promise<Partial<PageFrame>>,
): Hono<DeskEnv> {
  const route = new Hono<DeskEnv>();
  const held = new HeldPictures();
  const show = async (
    context: Context<DeskEnv>,
    title: string,
    children: React.ReactNode,
    status: 200 | 409 | 422 = 200,
  ) =>
    context.html(
      renderPage(
        { ...(await frame(context)), title, current: "texts" },
        <Sheet title={title}>{children}</Sheet>,
      ),
      status,
    );
  const fileOf = (context: Context<DeskEnv>) =>
    textFiles(workspace).find(({ key }) => key === context.req.param("key"));
  const nameOf = (context: Context<DeskEnv>) => context.get("person").name;

  const showForm = (
    context: Context<DeskEnv>,
    form: Omit<TextForm, "held" | "own">,
    { given, status = 200 }: { given?: ReadonlyMap<string, Given>; status?: 200 | 409 | 422 } = {},
  ) => {
    const kept = [...(given ?? [])].map(
      ([field, picture]) =>
        [field, { id: held.keep(picture, nameOf(context)), called: picture.called }] as const,
    );
    const own = ownPictures(workspace).flatMap(({ name, file }) => [
      [name, file] as const,
      [file, file] as const,
    ]);
    return show(
      context,
      form.file.title,
      <>
        <p>
          <a href="/texts">All texts</a>
        </p>
        <TextFormView form={{ ...form, held: new Map(kept), own: new Map(own) }} />
      </>,
      status,
    );
  };

  /** The pictures of a form: those that came with it, and those that came with it before. */
  const givenWith = ({ typed, given, held: before }: Posted, file: TextFile, person: string) =>
    new Map(
      placesOf(wholeOf(file.shape), typed).flatMap((place): [string, Given][] => {
        const picture = given.get(place.name) ?? held.find(before.get(place.name) ?? "", person);
        return picture && takesPicture(file, place) ? [[place.name, picture]] : [];
      }),
    );

  route.get("/texts", (context) =>
    show(
      context,
      "Texts",
      <ul className="rows">
        {textFiles(workspace).map(({ key, title, about }) => (
          <li key={key}>
            <div>
              <a href={`/texts/${key}`}>{title}</a>
              <p className="note">{about}</p>
            </div>
          </li>
        ))}
      </ul>,
    ),
  );

  const picture = async (bytes: Uint8Array | undefined) => {
    const drawn = bytes && (await redraw(bytes));
    return drawn
      ? new Response(new Uint8Array(drawn), { headers: { "Content-Type": "image/webp" } })
      : new Response("There is no such picture.", { status: 404 });
  };
  route.get("/texts/pictures/:file", async (context) => {
    const own = ownPictures(workspace).find(({ file }) => file === context.req.param("file"));
    return picture(own && (await readFile(join(workspace.folder, own.path))));
  });
  route.get("/texts/held/:id", (context) =>
    picture(held.find(context.req.param("id"), nameOf(context))?.bytes),
  );

  route.get("/texts/:key", (context) => {
    const file = fileOf(context);
    if (!file) return context.notFound();
    const stands = workspace.read(file.path);
    const typed = typedOfFile(file, stands?.text);
    if (!typed)
      return show(
        context,
        file.title,
        <p className="notice">
          content/{file.path} can&rsquo;t be read. Mend it on the server, or undo the last change.
        </p>,
      );
    return showForm(context, { file, typed, version: stands?.version ?? "", faults: NO_FAULTS });
  });

  route.post("/texts/:key/judge", async (context) => {
    const [file, posted] = [fileOf(context), await readForm(context.req.raw)];
    if (!file || !posted) return context.notFound();
    const { changes } = editOf(workspace, file, { ...posted, given: new Map() });
    const { fields } = placeFaults(await workspace.judge(changes), file, posted.typed);
    return context.json({
      faults: Object.fromEntries([...fields].map(([name, words]) => [FIELD + name, words])),
    });
  });

  route.post("/texts/:key", async (context) => {
    const [file, posted] = [fileOf(context), await readForm(context.req.raw)];
    if (!file || !posted) return context.notFound();
    const { version, typed } = posted;
    const person = nameOf(context);
    const given = givenWith(posted, file, person);
    const again = { file, typed, version, faults: NO_FAULTS };
    if (posted.act !== undefined) {
      const done = act(typed, posted.act);
      return showForm(context, { ...again, ...done }, { given });
    }
    const edit = editOf(workspace, file, { typed, version, given });
    const subject = `Change ${file.title} at the desk`;
    const saved = await workspace.save({ person, subject, changes: edit.changes });
    if (saved.kind === "faults") {
      const faults = placeFaults(saved.faults, file, typed, edit.pictureOf);
      // A picture that is at fault must not come again by itself.
      const right = new Map([...given].filter(([field]) => !faults.fields.has(field)));
      return showForm(context, { ...again, faults }, { given: right, status: 422 });
    }
    if (saved.kind === "changed") {
      const conflict = conflictOf(file, typed, saved.files);
      const now = workspace.read(file.path)?.version ?? "";
      return showForm(context, { ...again, version: now, conflict }, { given, status: 409 });
    }
    held.drop([...posted.held.values()]);
    if (saved.kind === "nothing") return context.redirect(`/texts/${file.key}?said=text-same`, 303);
    await audit(database, { person, what: `changed ${file.title}`, at: clock() });
    log.info({ event: "desk.text-changed", file: file.path, commit: saved.commit });
    return context.redirect(`/texts/${file.key}?said=text-saved`, 303);
  });
  return route;
}

/** Where another one's version of a file differs from what was typed. */
function conflictOf(file: TextFile, typed: Typed, files: readonly ChangedFile[]): Conflict {
  const other = files.find(({ path }) => path === file.path) ?? files[0];
  const theirs = spokenValues(file, typedOfFile(file, other?.text) ?? typedOf(file.shape, undefined));
  const yours = spokenValues(file, typed);
  const labels = [...new Set([...theirs.keys(), ...yours.keys()])];
  const differences = labels
    .map((label) => ({ label, theirs: theirs.get(label) ?? "", yours: yours.get(label) ?? "" }))
    .filter((each) => each.theirs !== each.yours);
  return { by: other?.by ?? "", at: other?.at ?? "", differences: differences.slice(0, MOST_DIFFERENCES) };
}

function spokenValues(file: TextFile, typed: Typed): Map<string, string> {
  return new Map(
    placesOf(wholeOf(file.shape, file.each), typed).map(({ name, spoken, label }) => [
      spoken || label,
      typed.values.get(name) ?? "",
    ]),
  );
}
