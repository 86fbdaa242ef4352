import buttons from "../../ui/button.first.module.css";
import blocks from "../../ui/blocks/blocks.module.css";
import { Field } from "../../ui/fields/field.tsx";
import tables from "../../ui/blocks/tables.late.module.css?alone";
import css from "./answer-template.alone.module.css";

/* Templates that the server fills, as in enquiry-page.tsx. */

/** What the desk has answered, newest first; an offer that a later one has replaced is folded. */
export function AnswerTemplate() {
  return (
    <ul className={css.answers} aria-label="Answers">
      <li data-each="answered">
        <article data-each="whole">
          <h2>%%title%%</h2>
          <AnswerBody />
          <p className={css.reply} data-each="replies">
            <a className={buttons.primary} data-each="acceptable" href="%%href%%">
              Accept offer
            </a>{" "}
            <a className={buttons.secondary} data-each="askable" href="%%href%%">
              %%label%%
            </a>
          </p>
        </article>
        <details className={css.folded} data-each="folded">
          <summary>
            %%title%% <span className={blocks.note}>replaced</span>
          </summary>
          <AnswerBody />
        </details>
      </li>
    </ul>
  );
}

function AnswerBody() {
  return (
    <>
      <p className={`${blocks.note} ${css.by}`}>%%by%%</p>
      <blockquote className={css.words} data-each="said" dir="auto">
        %%words%%
      </blockquote>
      <section data-each="offers">
        <table className={`${tables.table} ${css.offer}`} aria-label="Offer">
          <thead>
            <tr>
              <th scope="col">Tool</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            <tr data-each="offered">
              <td>
                <b dir="auto">%%name%%</b>
                <p className={css.about}>%%about%%</p>
                <blockquote className={css.difference} data-each="difference" dir="auto">
                  %%text%%
                </blockquote>
              </td>
              <td>
                <b>%%total%%</b>
                <p className={css.about}>%%price%%</p>
              </td>
            </tr>
          </tbody>
        </table>
        <dl className={css.sums}>
          <div data-each="sums">
            <dt>%%label%%</dt>
            <dd>%%amount%%</dd>
          </div>
          <div>
            <dt>Total</dt>
            <dd>%%total%%</dd>
          </div>
        </dl>
      </section>
      <p data-each="terms">%%text%%</p>
      <section className={blocks.notice} data-each="decisions">
        <b>%%what%%</b> <span className={blocks.note}>%%at%%</span>
        <p dir="auto" className={css.own}>
          %%words%%
        </p>
      </section>
    </>
  );
}

/** Asks before an offer is accepted, or for what a visitor wants to know about an answer. */
export function DecisionTemplate({ what }: { what: "accept" | "ask" }) {
  const isAsking = what === "ask";
  return (
    <form method="post" action={`%%page%%/${what}`} className={css.decide}>
      <input type="hidden" name="decision" value="%%decision%%" />
      <input type="hidden" name="answer" value="%%answer%%" />
      <Field
        as="textarea"
        name="words"
        label={
          isAsking
            ? "What do you want to ask or change?"
            : "A word with it, such as your order number (optional)"
        }
        rows={isAsking ? 6 : 3}
        maxLength={4000}
        required={isAsking}
        defaultValue={isAsking ? "%%words%%" : undefined}
      />
      <div className={blocks.cluster}>
        <button type="submit" className={buttons.primary}>
          {isAsking ? "Send" : "Accept offer"}
        </button>
        <a className={buttons.secondary} href="%%page%%">
          Back
        </a>
      </div>
    </form>
  );
}
