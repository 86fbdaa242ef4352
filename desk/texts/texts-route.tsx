import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { audit } from "../audit.ts";
import { redraw } from "../enquiry/redraw.ts";
import type { DeskEnv, DeskParts } from "../http.ts";
import { type PageFrame, renderPage } from "../ui/page.tsx";
import { Sheet } from "../ui/parts.tsx";
import { type Carried, carriedPlaces, withCarried } from "./carried.ts";
import { conflictOf } from "./conflict.ts";
import { NO_FAULTS, editOf, placeFaults, takesPicture } from "./edit.ts";
import { typedOfFile } from "./file-text.ts";
import { type Given, HeldPictures, ownPictures } from "./pictures.ts";
import { FIELD, type Posted, readForm } from "./read-form.ts";
import { isIn, kindOf } from "./shape.ts";
import { type TextForm, TextFormView } from "./text-form.tsx";
import { type TextFile, textFiles } from "./text-files.ts";
import { type Typed, act, placesOf, wholeOf } from "./typed.ts";

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
  const textOf = (path: string) => workspace.read(path)?.text;
  const nameOf = (context: Context<DeskEnv>) => context.get("person").name;

  const showForm = (
    context: Context<DeskEnv>,
    form: Omit<TextForm, "held" | "own" | "address">,
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
        <TextFormView
          form={{ ...form, address: `/texts/${form.file.key}`, held: new Map(kept), own: new Map(own) }}
        />
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
      [...Map.groupBy(textFiles(workspace), ({ part }) => part)].map(([part, files]) => (
        <section key={part}>
          <h2>{part}</h2>
          <ul className="rows">
            {files.map(({ key, title, about }) => (
              <li key={key}>
                <div>
                  <a href={`/texts/${key}`}>{title}</a>
                  <p className="note">{about}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )),
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
    const version = stands?.version ?? "";
    return showForm(context, { file, typed, version, faults: NO_FAULTS, carried: [], versions: new Map() });
  });

  /** A posted form with its file, and the places of others that it carries. */
  const sentIn = async (context: Context<DeskEnv>) => {
    const [file, posted] = [fileOf(context), await readForm(context.req.raw)];
    if (!file || !posted) return undefined;
    const files = textFiles(workspace).filter((each) => each !== file && each.path !== file.path);
    const carried = carriedPlaces(posted.also, files, textOf);
    return {
      file,
      files,
      posted,
      sent: { ...posted, carried, given: givenWith(posted, file, nameOf(context)) },
    };
  };

  route.post("/texts/:key/judge", async (context) => {
    const found = await sentIn(context);
    if (!found) return context.notFound();
    const { file, files, sent } = found;
    const { changes } = editOf(workspace, file, { ...sent, given: new Map() });
    const { fields } = placeFaults(await workspace.judge(changes), { workspace, files, file }, sent);
    return context.json({
      faults: Object.fromEntries([...fields].map(([name, words]) => [FIELD + name, words])),
    });
  });

  route.post("/texts/:key", async (context) => {
    const found = await sentIn(context);
    if (!found) return context.notFound();
    const { file, files, posted, sent } = found;
    const { typed, given, carried, version, versions } = sent;
    const person = nameOf(context);
    const again = { file, typed, version, versions, carried, faults: NO_FAULTS };
    if (posted.act !== undefined) {
      const { typed: next, added, moved } = act(typed, posted.act);
      const focused = added && firstField(file, carried, next, added);
      return showForm(context, { ...again, typed: next, touched: added ?? moved, focused }, { given });
    }
    const edit = editOf(workspace, file, sent);
    const toPlace = { workspace, files, file };
    const unreadable = placeFaults([], toPlace, sent);
    const subject = `Change ${[file, ...carried.map((each) => each.file)].map(({ title }) => title).join(", ")} at the desk`;
    const saved =
      unreadable.fields.size > 0
        ? { kind: "faults" as const, faults: [] }
        : await workspace.save({ person, subject, changes: edit.changes });
    if (saved.kind === "faults") {
      const faults = placeFaults(saved.faults, toPlace, sent, edit.pictureOf);
      const more = carriedPlaces(faults.elsewhere, files, textOf);
      const all = [...carried, ...more];
      const seen = more.map(
        (each) => [each.file.key, workspace.read(each.file.path)?.version ?? ""] as const,
      );
      // A picture that is at fault must not come again by itself.
      const right = new Map([...given].filter(([field]) => !faults.fields.has(field)));
      const next = {
        typed: withCarried(typed, more, textOf),
        carried: all,
        versions: new Map([...seen, ...versions]),
      };
      return showForm(context, { ...again, ...next, faults }, { given: right, status: 422 });
    }
    if (saved.kind === "changed") {
      const conflicts = saved.files.map((other) => conflictOf(sent, file, other));
      const next = {
        version: workspace.read(file.path)?.version ?? "",
        versions: new Map(
          carried.map((each) => [each.file.key, workspace.read(each.file.path)?.version ?? ""]),
        ),
      };
      return showForm(context, { ...again, ...next, conflicts }, { given, status: 409 });
    }
    held.drop([...posted.held.values()]);
    if (saved.kind === "nothing") return context.redirect(`/texts/${file.key}?said=text-same`, 303);
    await audit(database, { person, what: `changed ${file.title}`, at: clock() });
    log.info({ event: "desk.text-changed", file: file.path, commit: saved.commit });
    return context.redirect(`/texts/${file.key}?said=text-saved`, 303);
  });
  return route;
}

/** The first field of a row. */
function firstField(file: TextFile, carried: readonly Carried[], typed: Typed, row: string) {
  const places = [wholeOf(file.shape), ...carried.map(({ place }) => place)];
  return places
    .flatMap((place) => placesOf(place, typed))
    .find(({ name, shape }) => isIn(row, name) && !/^(?:group|list|tick)$/.test(kindOf(shape)))?.name;
}
