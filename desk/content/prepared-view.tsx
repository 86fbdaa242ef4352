import { timeInWords } from "#server/report/local-time.ts";
import { ButtonForm } from "../ui/parts.tsx";
import type { Commit } from "./history.ts";
import type { PreparedSite } from "./prepared-site.ts";

/** The prepared site, with what was changed after its build began. */
export interface Waiting extends PreparedSite {
  /** Undefined where git doesn't know its commit. */
  later: readonly Commit[] | undefined;
  laterFiles: readonly string[];
}

/** What waits, the pages that it changes, what it lacks, and what can be done with it. */
export function Prepared({ prepared, isBusy }: { prepared: Waiting; isBusy: boolean }) {
  const { id, by, at, pages, isOvertaken, later, laterFiles } = prepared;
  const { changed, count, lost, lostCount } = pages;
  const isWhole = !isOvertaken && later?.length === 0 && laterFiles.length === 0;
  return (
    <section aria-labelledby="prepared">
      <h2 id="prepared">Ready to look at</h2>
      <p>
        Built for {by} on {timeInWords(at)}, and not on the site. What you see is what is published, but
        search, forms and other moving parts stand still.
      </p>
      {isOvertaken && (
        <p className="notice">The site itself was built anew meanwhile, so this one can&apos;t replace it.</p>
      )}
      {!isOvertaken && !isWhole && (
        <div className="notice">
          <p>{later ? "Changed since, and not in it:" : "It isn't known which changes are in it."}</p>
          <ul>
            {later?.map((commit) => (
              <li key={commit.id} dir="auto">
                {commit.subject}, {commit.by}
              </li>
            ))}
            {laterFiles.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </div>
      )}
      {count === 0 && <p>No page reads or looks otherwise than on the site.</p>}
      {count > 0 && (
        <>
          <h3>{count === 1 ? "The page that changes" : `The ${count} pages that change`}</h3>
          <ul>
            {changed.map(({ address, title }) => (
              <li key={address} dir="auto">
                <a href={`/preview${address}`}>{address === "/" ? "Home page" : title}</a>
              </li>
            ))}
            {count > changed.length && <li>And {count - changed.length} more.</li>}
          </ul>
        </>
      )}
      {lostCount > 0 && (
        <>
          <h3>Gone from the site</h3>
          <ul>
            {lost.map(({ address, title }) => (
              <li key={address} dir="auto">
                {title}
              </li>
            ))}
            {lostCount > lost.length && <li>And {lostCount - lost.length} more.</li>}
          </ul>
        </>
      )}
      <p>
        <a href="/preview/">The whole site</a>
      </p>
      {!isBusy && (
        <div className="buttons">
          {!isWhole && <ButtonForm action="/publish/prepare" label="Build the preview anew" isPrimary />}
          {!isOvertaken && (
            <ButtonForm
              action="/publish/prepared"
              fields={{ id }}
              label={isWhole ? "Publish" : "Publish this one"}
              isPrimary={isWhole}
            />
          )}
          <ButtonForm action="/publish/discard" fields={{ id }} label="Don't publish" />
        </div>
      )}
    </section>
  );
}
