import buttons from "../../ui/button.first.module.css";
import blocks from "../../ui/blocks/blocks.module.css";
import { Field } from "../../ui/fields/field.tsx";
import tables from "../../ui/blocks/tables.late.module.css?alone";
import css from "./answer-template.alone.module.css";

/* Templates that the server fills, as in enquiry-page.tsx. */

/** What the desk has answered, newest first. */
export function AnswerTemplate() {
  return (
    <>
      <article data-each="answered" className={css.answer}>
        <h2>%%title%%</h2>
        <p className={blocks.note}>%%by%%</p>
        <blockquote className={css.words} data-each="said" dir="auto">
          %%words%%
        </blockquote>
        <section data-each="offers" aria-label="Offer">
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
                  <b>%%name%%</b>
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
        <section className={blocks.notice} data-each="decisions" aria-label="What you said">
          <b>%%what%%</b> <span className={blocks.note}>%%at%%</span>
          <p dir="auto" className={css.own}>
            %%words%%
          </p>
        </section>
      </article>
      <p className={`${blocks.cluster} ${css.reply}`} data-each="replies">
        <a className={buttons.primary} data-each="acceptable" href="%%href%%">
          Accept the offer
        </a>{" "}
        <a className={buttons.secondary} data-each="askable" href="%%href%%">
          %%label%%
        </a>{" "}
        <a className={buttons.secondary} data-each="offerCsv" href="%%href%%" download="">
          CSV of the offer
        </a>
      </p>
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
        label={isAsking ? "What do you want to ask or change?" : "A word with it, such as your order number"}
        rows={isAsking ? 6 : 3}
        maxLength={4000}
        required={isAsking}
      />
      <div className={blocks.cluster}>
        <button type="submit" className={buttons.primary}>
          {isAsking ? "Send" : "Accept the offer"}
        </button>
        <a className={buttons.secondary} href="%%page%%">
          Back
        </a>
      </div>
    </form>
  );
}
