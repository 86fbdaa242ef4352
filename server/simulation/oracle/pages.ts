import { createHash } from "node:crypto";
import { referenceOf } from "../../store/message-reference.ts";
import type { Machine } from "../machine.ts";
import type { Answer, Errand } from "../people/visitors.ts";
import type { World } from "../world.ts";

const DAY = 86_400_000;
/** The company's time, ahead of UTC. Milliseconds. */
const INDIA = 5.5 * 3_600_000;

/** A request under way, with all that was true at some moment of it. */
interface Visit extends Errand {
  machine: Machine;
  removals: number;
  /** Whether a visitor was told before that it is deleted. */
  isDead: boolean;
  /** The message, as last seen. */
  message: Record<string, unknown>;
  isThere: Set<boolean>;
  isExpired: boolean;
  states: Set<string>;
  /** Words of the newest answer, or "". */
  newest: Set<unknown>;
  /** What the visitor had said to it at first. */
  said?: string[];
  /** Whether what is pressed was accepted before: it stays so, though a later offer counts. */
  wasAccepted?: boolean;
  /** How the offer that counts stands, and its id; or "none". */
  offers: Set<string>;
  numbers: Set<unknown>;
  hasAnswer: Set<boolean>;
}

/** What a private page may show, and what a press on it must have done. */
export class PageOracle {
  readonly #world: World;
  readonly #open = new Set<Visit>();
  /** Tokens of what visitors were told is deleted. */
  readonly #dead = new Set<string>();
  /** The one answer to all that leads nowhere. */
  #nowhere: string | undefined;
  /** How often each request was answered how. */
  readonly counts = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  begins(errand: Errand, machine: Machine): Visit {
    const visit: Visit = {
      ...errand,
      machine,
      removals: this.#world.oracle.messages.removals,
      isDead: this.#dead.has(errand.token),
      message: {},
      isThere: new Set(),
      isExpired: false,
      states: new Set(),
      newest: new Set(),
      offers: new Set(),
      numbers: new Set(),
      hasAnswer: new Set(),
    };
    this.#open.add(visit);
    this.#look(visit);
    return visit;
  }

  /** Something was committed, or a clock was set. */
  look(): void {
    for (const visit of this.#open) this.#look(visit);
  }

  ends(visit: Visit, answer: Answer): void {
    this.#look(visit);
    this.#open.delete(visit);
    this.count(`${visit.what} ${answer?.status ?? "unanswered"}${visit.isExpired ? " when expired" : ""}`);
    if (answer === undefined || answer.status === 503) return;
    // After a clock was set back, a network waits for a request's share of the hour.
    if (answer.status === 429 && this.#world.wasClockSet) return;
    const fault = this.#faultOf(visit, answer);
    if (fault !== undefined) this.#found(visit, fault);
    else if (answer.status === 303) this.#promised(visit);
  }

  #faultOf(visit: Visit, answer: NonNullable<Answer>): string | undefined {
    if (answer.status === 404) {
      this.#nowhere ??= answer.text;
      if (answer.text !== this.#nowhere) return "not found in words of its own";
      return mayMiss(visit) ? undefined : "stored, and not to be seen";
    }
    if (visit.isDead) return "deleted, and its link leads somewhere again";
    if (!visit.isThere.has(true)) return "unknown, deleted or expired, and to be seen";
    return isRight(visit, answer)
      ? undefined
      : `wrongly answered ${answer.status}: ${answer.text.slice(0, 400)}`;
  }

  count(kind: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
  }

  /** What a press has promised. */
  #promised({ what, form, removals, message, token }: Visit): void {
    const { oracle } = this.#world;
    const isSettled = oracle.messages.isSettled(removals, what === "POST delete" ? 1 : 0);
    if (what === "POST delete") {
      this.#dead.add(token);
      const told = `erased-${referenceOf(String(message["key"]))}-%`;
      if (isSettled && oracle.rows("select 1 from outbox where id like ?", told).length === 0)
        oracle.found(`deleted, and the owner isn't told: ${token}`);
    }
    if (form === undefined || !isSettled) return;
    // Another press may have accepted it before.
    if (what === "POST accept") oracle.desk.promise("accepted", form.answerId, message);
    else oracle.desk.promise("decisions", form.id, message);
  }

  #look(visit: Visit): void {
    const { oracle, settings } = this.#world;
    const { letter, token, machine, form } = visit;
    const now = machine.now().getTime();
    const [row] = oracle.rows(
      `select messages.key, received_at, read_by from links join messages on messages.key = links.message_key
        left join handling on handling.message_key = messages.key where token_hash = ? and message = ?`,
      createHash("sha256").update(token).digest("hex"),
      letter.words,
    );
    if (row === undefined && oracle.messages.owesLink(letter, token)) this.#found(visit, "its link is gone");
    const since = new Date(now - settings.retentionDays * DAY).toISOString();
    const isThere = row !== undefined && String(row["received_at"]) >= since;
    visit.isThere.add(isThere);
    visit.isExpired ||= row !== undefined && !isThere;
    if (!isThere) return;
    visit.message = row;
    const answers = oracle.rows(
      "select id, number, words, valid_until from answers where message_key = ? order by sent_at, revision",
      String(row["key"]),
    );
    const offer = answers.findLast(({ number }) => number !== null);
    const read = typeof row["read_by"] === "string" ? `Read by ${row["read_by"]}` : "Received";
    const last = answers.at(-1);
    visit.newest.add(last?.["words"] ?? "");
    visit.said ??= oracle
      .rows("select words from decisions where answer_id = ?", String(last?.["id"]))
      .map(({ words }) => String(words));
    visit.numbers.add(offer?.["number"]);
    visit.hasAnswer.add(answers.some(({ id }) => id === form?.answerId));
    const isAccepted = (id: unknown) =>
      oracle.rows("select 1 from decisions where answer_id = ? and what = 'accepted'", String(id)).length > 0;
    visit.wasAccepted ??= isAccepted(form?.answerId);
    if (offer === undefined) {
      visit.offers.add("none");
      visit.states.add(answers.length > 0 ? "Answered" : read);
      return;
    }
    const isValid = new Date(now + INDIA).toISOString().slice(0, 10) <= String(offer["valid_until"]);
    const standing = isAccepted(offer["id"]) ? "accepted" : isValid ? "open" : "lapsed";
    visit.offers.add(`${standing} ${String(offer["id"])}`);
    visit.states.add(`Offer ${String(offer["number"])}${standing === "open" ? "" : ` ${standing}`}`);
    // Answers are read before who has read it: they may have come in between.
    if (visit.newest.has("")) visit.states.add(read);
  }

  #found({ letter, what }: Errand, fault: string): void {
    this.#world.oracle.found(`${letter.token}, ${what}: ${fault}`);
  }
}

/** Whether at some moment there was nothing at this address. */
function mayMiss({ what, letter, isThere, offers, newest, hasAnswer }: Visit): boolean {
  if (isThere.has(false)) return true;
  if (what.startsWith("GET offer.") || what === "GET accept") return offers.has("none");
  if (what === "GET files/1") return letter.files.length === 0;
  if (what === "GET ask") return newest.has("");
  return what.startsWith("POST ") && what !== "POST delete" && hasAnswer.has(false);
}

/** Whether an answer agrees with what was true at some moment. */
function isRight(
  { what, letter, form, states, newest, said = [], wasAccepted, offers, numbers }: Visit,
  { status, text }: NonNullable<Answer>,
): boolean {
  const hasOffer = (standing: string) => [...offers].some((offer) => offer.startsWith(standing));
  switch (what) {
    case "GET ": {
      const [, state = ""] = /<\/(?:p|s|table)>state=([^,<]*)/.exec(text) ?? [];
      const [, shown = ""] = /(Answer [0-9a-f]{32} to m\d+\.)/.exec(text) ?? [];
      const isSaid = newest.size > 1 || said.every((words) => text.includes(words));
      const isItsOwn = status === 200 && text.includes(letter.words);
      return isItsOwn && isSaid && states.has(state) && newest.has(shown);
    }
    case "GET accept": {
      const [, answerId] = /answer=(\w+)/.exec(text) ?? [];
      if (status === 200) return offers.has(`open ${answerId}`);
      return status === 303 ? hasOffer("accepted") : status === 409 && hasOffer("lapsed");
    }
    case "GET offer.csv":
      return status === 200 && [...numbers].some((number) => text.includes(`\n${String(number)},`));
    case "GET offer.pdf":
      return status === 200 && text === `%PDF to ${letter.token}.`;
    case "GET files/1":
      return status === 200 && text === letter.files[0]?.bytes.toString();
    case "POST accept": {
      if (status === 303)
        return (
          wasAccepted || offers.has(`open ${form?.answerId}`) || offers.has(`accepted ${form?.answerId}`)
        );
      const isLapsed = text.includes("has lapsed") && offers.has(`lapsed ${form?.answerId}`);
      const isReplaced =
        text.includes("later offer") && ![...offers].every((each) => each.endsWith(` ${form?.answerId}`));
      return status === 409 && (isLapsed || isReplaced);
    }
    case "POST ask":
    case "POST delete":
      return status === 303;
    default:
      return status === 200;
  }
}
