import { Fragment, type ReactNode } from "react";
import { type ContentFault, printFault } from "#prerender/reading/faults/content-fault.ts";
import { timeInWords } from "#server/report/local-time.ts";
import { ButtonForm, Pages, Sheet } from "../ui/parts.tsx";
import type { Commit } from "./history.ts";
import { Prepared, type Waiting } from "./prepared-view.tsx";
import type { PublishState } from "./publisher.ts";
import type { FileDiff } from "./word-diff.ts";

/** What the site lacks, and the buttons that build it, show it and publish it. */
export function PublishPage({
  state,
  prepared,
  builtAt,
  isKnown,
  commits,
  hasMore,
  uncommitted,
}: {
  state: PublishState;
  prepared: Waiting | undefined;
  builtAt: Date | undefined;
  /** Whether the build knew which changes it has. */
  isKnown: boolean;
  commits: readonly Commit[];
  hasMore: boolean;
  uncommitted: readonly string[];
}) {
  const isWaiting = commits.length > 0 || uncommitted.length > 0 || !isKnown;
  return (
    <Sheet title="Publish">
      <StateOfBuild state={state} />
      <p>
        {builtAt && `The site was built on ${timeInWords(builtAt)}. `}
        {!isKnown && "It isn't known which changes are on it. "}
        {isKnown && !isWaiting && "It has every change. "}
        <a href="/publish/history">History</a>
      </p>
      {prepared !== undefined && <Prepared prepared={prepared} isBusy={state.kind === "running"} />}
      {prepared === undefined && state.kind !== "running" && (
        <div className="buttons">
          <ButtonForm action="/publish/prepare" label="Build a preview" isPrimary={isWaiting} />
          <ButtonForm action="/publish" label={`Publish ${isWaiting ? "" : "again "}without looking`} />
        </div>
      )}
      {uncommitted.length > 0 && (
        <div className="notice">
          <p>Changed on the server without a commit; it goes along:</p>
          <ul>
            {uncommitted.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </div>
      )}
      {commits.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 id="waiting">{isKnown ? "Not on the site yet" : "The last changes"}</h2>
          <ul className="rows commits">
            {commits.map((commit) => (
              <li key={commit.id}>
                <div>
                  <CommitHead commit={commit} />
                  <details>
                    <summary>What was changed</summary>
                    <Differences files={commit.files} />
                  </details>
                </div>
              </li>
            ))}
          </ul>
          {hasMore && <p>And more before: see the history.</p>}
        </section>
      )}
    </Sheet>
  );
}

function StateOfBuild({ state }: { state: PublishState }) {
  if (state.kind === "idle") return null;
  if (state.kind === "running")
    return (
      <div className="notice" role="status">
        <p>
          {state.by} is {state.deed === "publish" ? "publishing" : "building a preview"} since{" "}
          {timeInWords(state.since)}: half a minute, or a few. The site stays as it is meanwhile.{" "}
          <a href="/publish">Look again</a>
        </p>
      </div>
    );
  if (state.kind === "done" && state.deed === "prepare") return null;
  const seconds = Math.ceil((state.until.getTime() - state.since.getTime()) / 1000);
  return (
    <div className="notice" role="status">
      <p>
        {state.kind === "done"
          ? `Published by ${state.by} on ${timeInWords(state.until)}, within ${seconds} s. The site shows it.`
          : `${state.by} tried to ${state.deed === "publish" ? "publish" : "build a preview"} on ${timeInWords(state.since)}. That failed; the site is as it was.`}
      </p>
      {state.kind === "failed" && <p className="words">{state.says}</p>}
    </div>
  );
}

function CommitHead({ commit: { id, subject, by, at } }: { commit: Commit }) {
  return (
    <>
      <a href={`/publish/changes/${id}`} dir="auto">
        {subject}
      </a>
      <p className="note">
        {by}, {timeInWords(new Date(at))}
      </p>
    </>
  );
}

/** Files with the words that came and went. */
function Differences({ files }: { files: readonly FileDiff[] }) {
  return files.map(({ path, what, lines, more }) => (
    <div key={path} className="differences">
      <p className="path">
        {path}
        {what !== "changed" && ` (${what})`}
      </p>
      {lines.map((pieces, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have nothing else, and never move
        <p key={at} dir="auto">
          {pieces.map(({ kind, text }, place) => {
            const Tag = kind === "new" ? "ins" : kind === "old" ? "del" : "span";
            return (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <Fragment key={place}>
                <Tag>{text}</Tag>
                {kind === "old" && " "}
              </Fragment>
            );
          })}
        </p>
      ))}
      {lines.length === 0 && <p className="note">No text.</p>}
      {more > 0 && <p className="note">And {more} more lines.</p>}
    </div>
  ));
}

/** All changes, newest first. */
export function HistoryPage({
  commits,
  page,
  hasMore,
}: {
  commits: readonly Commit[];
  page: number;
  hasMore: boolean;
}) {
  return (
    <Sheet title="History">
      <p>
        <a href="/publish">Publish</a>
      </p>
      <ul className="rows commits">
        {commits.map((commit) => (
          <li key={commit.id}>
            <div>
              <CommitHead commit={commit} />
            </div>
          </li>
        ))}
      </ul>
      <Pages page={page} hasMore={hasMore} href={(other) => `/publish/history?page=${other}`} />
    </Sheet>
  );
}

/** One change, and the way back. */
export function ChangePage({ commit, refusal }: { commit: Commit; refusal?: ReactNode }) {
  const { id, by, at, isFirst, files, subject } = commit;
  return (
    <Sheet title={subject}>
      <p className="note">
        {by}, {timeInWords(new Date(at))}. <a href="/publish/history">History</a>
      </p>
      {refusal !== undefined && (
        <div className="notice" role="alert">
          {refusal}
        </div>
      )}
      {isFirst ? (
        <p>It is the first: there is nothing before it to go back to.</p>
      ) : (
        <ButtonForm action={`/publish/changes/${id}/undo`} label="Undo" />
      )}
      <Differences files={files} />
    </Sheet>
  );
}

/** Why a change can't be taken back. */
export function Overlaid({ paths }: { paths: readonly string[] }) {
  return (
    <>
      <p>
        It can&apos;t be taken back alone: later changes stand on the same lines. Undo those first, or edit:
      </p>
      <ul>
        {paths.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </>
  );
}

/** What the content would lack. */
export function WouldBeFaults({ faults }: { faults: readonly ContentFault[] }) {
  return (
    <>
      <p>Without it the content would have faults. Nothing was changed.</p>
      <ul>
        {faults.slice(0, 20).map((fault) => (
          <li key={printFault(fault)}>{printFault(fault)}</li>
        ))}
      </ul>
    </>
  );
}
