import type { Kysely } from "kysely";
import { type Answer, answersOf, currentOffer, isValid } from "./answers.ts";
import type { DecisionsTable, StoreTables } from "./database/store-tables.ts";
import { handle } from "./handling.ts";

/** Letters of a visitor's words to an answer. */
export const MOST_WORDS = 4_000;
/** How often a visitor may ask again about one enquiry. */
const MOST_ASKED = 20;

/** What a visitor says to an answer. */
export interface NewDecision {
  /** Of the form that he sent: a second press finds the first one. */
  id: string;
  messageKey: string;
  answerId: string;
  what: DecisionsTable["what"];
  words: string;
  at: Date;
}

/**
 * Outcome of a decision. `replaced`: another offer has taken its place; `lapsed`: its time is over; `unknown`: the message
 * has no such answer; `often`: asked too often.
 */
export type DecisionResult = "noted" | "replaced" | "lapsed" | "unknown" | "often";

/** Id of the mail that tells the sales desk of a decision. */
export function decisionMailId(decisionId: string): string {
  return `decision-${decisionId}`;
}

/** Whether a visitor has accepted an offer. */
export function isAccepted({ decisions }: Answer): boolean {
  return decisions.some(({ what }) => what === "accepted");
}

/**
 * Notes what a visitor says, owes the sales desk a mail of it, and takes the message off its shelf, all or nothing. What was
 * accepted before stays so: accepting twice is noted once.
 */
export function decide(database: Kysely<StoreTables>, decision: NewDecision): Promise<DecisionResult> {
  const { id, messageKey, answerId, what, words, at } = decision;
  return database.transaction().execute(async (transaction) => {
    const answers = (await answersOf(transaction, [messageKey])).get(messageKey) ?? [];
    const answer = answers.find((each) => each.id === answerId);
    if (answer === undefined) return "unknown";
    const before = answers.flatMap(({ decisions }) => decisions);
    if (before.some((each) => each.id === id) || (what === "accepted" && isAccepted(answer))) return "noted";
    if (what === "accepted") {
      if (currentOffer(answers)?.id !== answerId) return "replaced";
      if (!isValid(answer, at)) return "lapsed";
    } else if (before.length >= MOST_ASKED) return "often";
    const time = at.toISOString();
    const noted = await transaction
      .insertInto("decisions")
      .values({ id, answer_id: answerId, what, words: words.slice(0, MOST_WORDS), at: time })
      // Another press may have noted it since: PostgreSQL lets both look first.
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (noted === undefined) return "noted";
    await transaction
      .insertInto("outbox")
      .values({
        id: decisionMailId(id),
        kind: "decision",
        message_key: messageKey,
        created_at: time,
        due_at: time,
        first_tried_at: null,
        sent_at: null,
        failed_at: null,
        last_error: null,
      })
      .execute();
    await handle(transaction, messageKey, { at, shelf: null });
    return "noted";
  });
}
