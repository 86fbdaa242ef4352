import { Fragment } from "react";
import { localTime } from "#server/report/local-time.ts";
import type { Answer } from "#server/store/answers.ts";
import { Pages } from "../ui/parts.tsx";
import { LEAD_PROGRAMS } from "./lead-csv.ts";
import { summaryOf } from "./enquiry-summary.ts";
import { type Enquiry, type InboxQuery, SHELVES, TRAITS, type Shelf } from "./select-enquiries.ts";

/** What the list of enquiries shows. */
export interface InboxList {
  query: InboxQuery;
  counts: Readonly<Record<Shelf, number>>;
  enquiries: readonly Enquiry[];
  answers: ReadonlyMap<string, readonly Answer[]>;
  page: number;
  hasMore: boolean;
  now: Date;
}

/** Address of a list, and of an enquiry in it. */
export function listAddress(
  { shelf, search, trait, from, till }: InboxQuery,
  { place, page = 1 }: { place?: number; page?: number } = {},
) {
  const parameters = new URLSearchParams({
    ...(shelf !== "open" && { shelf }),
    ...(search !== "" && { q: search }),
    ...(trait && { with: trait }),
    ...(from && { from }),
    ...(till && { till }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `/enquiries${place === undefined ? "" : `/${place}`}${parameters === "" ? "" : `?${parameters}`}`;
}

/** The list of enquiries: shelves, search, and a link to each enquiry. */
export function InboxNav({ list, current }: { list: InboxList; current?: number | undefined }) {
  const { query, counts, enquiries, answers, page, hasMore, now } = list;
  const isFiltered = [query.trait, query.from, query.till].some((filter) => filter !== undefined);
  return (
    <div className="inbox">
      <nav className="shelves" aria-label="Shelves">
        {Object.entries(SHELVES).map(([shelf, label]) => (
          <a
            key={shelf}
            href={listAddress({ ...query, shelf: shelf as Shelf })} // Object.entries loses the literal type
            aria-current={shelf === query.shelf ? "true" : undefined}
          >
            {label} {counts[shelf as Shelf] || "" /* likewise */}
          </a>
        ))}
      </nav>
      <form action="/enquiries" className="search" role="search">
        <input type="hidden" name="shelf" value={query.shelf} />
        <label htmlFor="q" className="hidden">
          Search name, address and message
        </label>
        <input id="q" name="q" type="search" defaultValue={query.search} placeholder="Name, address, words" />
        <button type="submit" className="secondary">
          Search
        </button>
        <details className="filters" open={isFiltered}>
          <summary>Filters</summary>
          <label>
            Enquiries
            <select name="with" defaultValue={query.trait ?? ""}>
              <option value="">of any kind</option>
              {Object.entries(TRAITS).map(([trait, label]) => (
                <option key={trait} value={trait}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            From <input type="date" name="from" defaultValue={query.from ?? ""} />
          </label>
          <label>
            Till <input type="date" name="till" defaultValue={query.till ?? ""} />
          </label>
          {isFiltered && (
            <a href={listAddress({ ...query, trait: undefined, from: undefined, till: undefined })}>
              Without filters
            </a>
          )}
        </details>
      </form>
      {enquiries.length === 0 && (
        <p className="empty">
          {query.search === ""
            ? isFiltered
              ? "Nothing here passes the filters."
              : "Nothing stands here."
            : `Nothing here has all of “${query.search}”${isFiltered ? " and passes the filters" : ""}.`}
        </p>
      )}
      <ol className="enquiries" data-list>
        {enquiries.map((enquiry) => {
          const { title, about, tags } = summaryOf(enquiry, answers.get(enquiry.row.key) ?? [], now);
          return (
            <li key={enquiry.place}>
              <a
                href={listAddress(query, { place: enquiry.place, page })}
                aria-current={enquiry.place === current ? "true" : undefined}
              >
                <b dir="auto">{title}</b>{" "}
                <time dateTime={enquiry.row.received_at}>{shortTime(enquiry.row.received_at, now)}</time>{" "}
                <span className="about" dir="auto">
                  {about}
                </span>{" "}
                {tags.length > 0 && (
                  <span className="tags">
                    {tags.map(({ label, isStrong }) => (
                      <Fragment key={label}>
                        <span className={isStrong ? "tag strong" : "tag"}>{label}</span>{" "}
                      </Fragment>
                    ))}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
      <Pages page={page} hasMore={hasMore} href={(other) => listAddress(query, { page: other })} />
      <p className="leads note">
        All as leads for{" "}
        {Object.entries(LEAD_PROGRAMS).map(([program, label]) => (
          <Fragment key={program}>
            <a href={`/leads/${program}.csv`} download="">
              {label}
            </a>{" "}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

/** "10:42" today, else "2026-11-24": the company's time. */
function shortTime(time: string, now: Date): string {
  const [day = "", clock = ""] = localTime(new Date(time)).split(" ");
  return day === localTime(now).slice(0, 10) ? clock.slice(0, 5) : day;
}
