import type { ReactNode } from "react";
import buttons from "../../ui/button.first.module.css";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import tables from "../../ui/blocks/tables.late.module.css?alone";
import { AnswerTemplate } from "./answer-template.tsx";
import css from "./enquiry-page.alone.module.css";

/*
 * Templates that the server fills: `%%name%%` is a text, an element with `data-each` is repeated, or left out
 * (server/http/fill-page.ts). Such an element holds no other one of its own kind.
 */

/** What a visitor sent, as he sees it by its private address. */
export function EnquiryTemplate() {
  return (
    <>
      <ol className={css.states}>
        <li data-each="past">
          <b>%%state%%</b> <span className={layout.data}>%%detail%%</span>
        </li>
        <li aria-current="step">
          <b>%%state%%</b> <span className={layout.data}>%%detail%%</span>
        </li>
      </ol>
      <div className={css.columns}>
        <div className={css.sent}>
          <AnswerTemplate />
          <section data-each="texts">
            <h2>What you wrote</h2>
            <p className={css.words} dir="auto">
              %%words%%
            </p>
          </section>
          <section data-each="lists">
            <h2>Quote list</h2>
            <ListTemplate />
          </section>
          <section data-each="attached">
            <h2>Files</h2>
            <ul className={css.files}>
              <li data-each="files">
                <a href="%%href%%" download="">
                  <bdi>%%name%%</bdi> <span className={blocks.note}>%%size%%</span>
                </a>
              </li>
            </ul>
          </section>
        </div>
        <div className={css.aside}>
          <section>
            <h2>Details</h2>
            <Facts
              facts={{
                Number: <span className={layout.data}>%%reference%%</span>,
                Subject: "%%subject%%",
                Name: <bdi>%%name%%</bdi>,
                "Answer goes to": <bdi>%%email%%</bdi>,
                "Kept until": "%%until%%",
              }}
            />
          </section>
          <div className={css.ways}>
            <div className={css.ways} data-each="again">
              <a className={buttons.primary} data-each="alone" href="%%href%%">
                Order the same again
              </a>
              <a className={buttons.secondary} data-each="beside" href="%%href%%">
                Order the same again
              </a>
              <a className={buttons.secondary} href="%%csv%%" download="">
                CSV of the list
              </a>
            </div>
            <a className={buttons.secondary} data-each="offerFiles" href="%%href%%" download="">
              %%label%%
            </a>
            {/* Shown by the script that prints (site/start/own-page.ts). */}
            <button type="button" className={buttons.secondary} data-print hidden>
              Print
            </button>
            <p className={`${blocks.note} ${css.key}`}>
              Whoever has this page&rsquo;s address can read what you sent, and delete it. No search engine
              lists it.
            </p>
            <a className={css.erase} href="%%erase%%">
              Delete what I sent
            </a>
          </div>
        </div>
      </div>
    </>
  );
}

function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={css.pairs}>
      {Object.entries(facts).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ListTemplate() {
  return (
    <>
      <table className={`${tables.table} ${css.list}`} aria-label="Quote list">
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Tool</th>
            <th scope="col">Quantity</th>
          </tr>
        </thead>
        <tbody>
          <tr data-each="lines">
            <td>%%number%%</td>
            <td>
              <a data-each="tools" href="%%href%%">
                %%name%%
              </a>
              <p className={css.plain} data-each="plain" dir="auto">
                %%name%%
              </p>
              <p className={css.about} data-each="about" dir="auto">
                %%text%%
              </p>
            </td>
            <td>%%quantity%%</td>
          </tr>
        </tbody>
      </table>
      <dl className={css.pairs} data-each="asked">
        <div data-each="answers">
          <dt>%%label%%</dt>
          <dd dir="auto">%%answer%%</dd>
        </div>
      </dl>
    </>
  );
}

/** After a form without script: the private address, to keep. */
export function SentTemplate() {
  return (
    <div className={css.sent}>
      <p className={`${blocks.notice} ${css.key}`}>
        Number of your message: <b className={layout.data}>%%reference%%</b>. You can see, print and delete
        what you sent on <a href="%%page%%">a page of its own</a>. Keep its address: whoever has it can read
        and delete the enquiry.
      </p>
    </div>
  );
}

/** Asks before anything is deleted. */
export function EraseTemplate() {
  return (
    <form method="post" action="%%erase%%" className={blocks.cluster}>
      <button type="submit" className={buttons.primary}>
        Delete for good
      </button>
      <a className={buttons.secondary} href="%%page%%">
        Keep it
      </a>
    </form>
  );
}
