import { ENQUIRY_PATH } from "#contract/contact.ts";
import type { Server } from "../server.ts";
import type { World } from "../world.ts";
import { type Answer, type Errand, ask, insist } from "./visitors.ts";

type Page = Pick<Errand, "letter" | "token">;

const always = { isAlive: true };

/** What visitors come for, the more often the more of them. */
const PURPOSES = ["accept", "accept", "accept", "ask", "ask", "files"] as const;

/** A visitor looks at his private page, and does there what he came for; now and then somebody guesses an address. */
export async function visitPage(world: World): Promise<void> {
  const { chance } = world;
  const page = pickPage(world, chance.happens(0.9));
  if (page === undefined) return;
  if (chance.happens(0.05)) page.token = (chance.id() + chance.id()).slice(0, 43);
  const shown = await insistOn(world, { ...page, what: "GET " });
  const purpose = chance.pick(PURPOSES);
  if (purpose === "files") {
    for (const file of ["offer.csv", "offer.pdf", "sent"])
      await insistOn(world, { ...page, what: `GET ${file}` });
    if (page.letter.foreignFiles.length === 0) await insistOn(world, { ...page, what: "GET files/1" });
    return;
  }
  // Some still have the page before them as it was.
  const isOffered = shown?.text.includes(`/${purpose}"`) === true || chance.happens(0.3);
  if (isOffered) await decide(world, page, purpose);
}

/** A visitor accepts an offer or asks again, now and then by two presses at once, and looks whether his page says so. */
async function decide(world: World, page: Page, purpose: "accept" | "ask"): Promise<void> {
  const { chance, time, oracle } = world;
  const shown = await insistOn(world, { ...page, what: `GET ${purpose}` });
  const [, now] = /decision=[0-9a-f]{32}\|answer=(\w+)/.exec(shown?.text ?? "") ?? [];
  // A form that was opened long ago may be about an earlier answer.
  const all = oracle.rows(
    "select id from answers join messages on key = message_key where message = ? order by id",
    page.letter.words,
  );
  const before = chance.happens(0.3) ? all.map(({ id }) => String(id)) : [];
  const ids = now === undefined ? before : [now, ...before];
  const [first, ...others] = ids;
  if (first === undefined) return;
  await time.pass(chance.between(0, 10_000), always);
  // In place of the form's own, which is random: a seed repeats.
  const form = { id: chance.id(), answerId: chance.pick([first, ...others]) };
  const press = () => insistOn(world, { ...page, what: `POST ${purpose}`, form });
  await Promise.all(Array.from({ length: chance.between(1, 2) }, press));
  await insistOn(world, { ...page, what: "GET " });
}

/** A visitor deletes what he sent. */
export async function eraseOnPage(world: World): Promise<void> {
  const { oracle } = world;
  const page = pickPage(world, false);
  if (page === undefined) return;
  const { words } = page.letter;
  if ((await insistOn(world, { ...page, what: "GET delete" }))?.status !== 200) return;
  const erasure = oracle.messages.erasureBegins(words);
  const answer = await insistOn(world, { ...page, what: "POST delete" });
  // A press without an answer may have done it: then the next one finds nothing.
  const isDone =
    answer?.status === 303 ||
    (answer?.status === 404 && oracle.rows("select 1 from messages where message = ?", words).length === 0);
  oracle.messages.purgeEnds(erasure, isDone);
  world.upset();
  await insistOn(world, { ...page, what: "GET " });
}

/** All who were told of a page look at it at once. */
export async function readAllPages(world: World): Promise<void> {
  const pages = world.letters.flatMap((letter) => letter.links.map((token) => ({ letter, token })));
  await Promise.all(pages.map((page) => insistOn(world, { ...page, what: "GET " })));
}

function insistOn(world: World, errand: Errand): Promise<Answer> {
  return insist(world, errand.letter, (server) => visit(world, server, errand));
}

/** One request; now and then the server dies soon after it. */
async function visit(world: World, server: Server, errand: Errand): Promise<Answer> {
  const { chance, oracle, time } = world;
  const { machine } = server;
  const { letter, token, what, form } = errand;
  const [method, path = ""] = what.split(" ");
  const isPress = method === "POST";
  if (isPress && world.mayFail && chance.happens(0.1))
    time.after(chance.between(0, 12), machine, () => machine.die());
  const begun = oracle.pages.begins(errand, machine);
  const fields = {
    decision: form?.id ?? "",
    answer: form?.answerId ?? "",
    words: `${letter.token} says ${form?.id}`,
  };
  const answer = await ask(world, server, {
    letter,
    path: ENQUIRY_PATH + token + (path === "" ? "" : `/${path}`),
    ...(isPress
      ? {
          headers: { "Content-Type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams(fields).toString(),
        }
      : { method: "GET" }),
  });
  oracle.pages.ends(begun, answer);
  return answer;
}

/** A page that somebody was told of; where it is asked for, one with an answer. */
function pickPage({ letters, oracle, chance }: World, isAnswered: boolean): Page | undefined {
  const rows = isAnswered
    ? oracle.rows("select message from messages join answers on message_key = key")
    : [];
  const answered = new Set(rows.map(({ message }) => message));
  const [first, ...others] = letters
    .filter(({ words }) => !isAnswered || answered.has(words))
    .flatMap((letter) => letter.links.map((token) => ({ letter, token })));
  return first === undefined ? undefined : chance.pick([first, ...others]);
}
