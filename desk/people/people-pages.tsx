import type { AuditTable } from "#server/store/database/store-tables.ts";
import { timeInWords } from "#server/report/local-time.ts";
import { ButtonForm, Pages, Sheet, Wide } from "../ui/parts.tsx";
import type { ListedPerson, Person } from "./people.ts";
import { FirmLink, KeyName, PasskeyForm } from "./sign-in-pages.tsx";

/** Who works at the desk, and one's own keys. */
export function PeoplePage({
  people,
  person,
  invitation,
  hasFirm,
}: {
  people: readonly ListedPerson[];
  person: Person;
  /** Just made: shown once. */
  invitation?: { name: string; address: string } | undefined;
  hasFirm: boolean;
}) {
  const own = people.find(({ id }) => id === person.id)?.keys ?? [];
  return (
    <Sheet title="People">
      {invitation && (
        <div className="notice">
          <p>Send {invitation.name} this address; it holds for ten minutes, once, and stands nowhere else:</p>
          <p>
            <code className="address">{invitation.address}</code>
          </p>
        </div>
      )}
      <section aria-labelledby="keys">
        <h2 id="keys">Your keys</h2>
        {own.length < 2 && (
          <p className="notice">
            You have one key. Make a second one, on another device: without a key you can&rsquo;t come in.
          </p>
        )}
        <ul className="rows">
          {own.map((key) => (
            <li key={key.id}>
              <div>
                <b>{key.label}</b>
                <p className="note">
                  made {timeInWords(new Date(key.created_at))}
                  {key.used_at !== null && `, used ${timeInWords(new Date(key.used_at))}`}
                </p>
                <details>
                  <summary>Rename {key.label}</summary>
                  <form method="post" action="/keys/rename" className="stack">
                    <input type="hidden" name="id" value={key.id} />
                    <KeyName value={key.label} id={`label-${key.id}`} label="New name" />
                    <button type="submit" className="secondary">
                      Rename
                    </button>
                  </form>
                </details>
              </div>
              {own.length > 1 && (
                <ButtonForm action="/keys/remove" label={`Remove ${key.label}`} fields={{ id: key.id }} />
              )}
            </li>
          ))}
        </ul>
        <PasskeyForm action="/keys/add" kind="create" label="Add a key">
          <KeyName />
        </PasskeyForm>
        {hasFirm && <FirmLink href="/keys/add/firm">Add your firm&rsquo;s account</FirmLink>}
        <ButtonForm action="/sign-out-everywhere" label="Sign out on all devices" />
      </section>
      <section aria-labelledby="others">
        <h2 id="others">At the desk</h2>
        <p>
          Who may sign in here. Who stands on the site is <a href="/texts/team">the team</a>.
        </p>
        <ul className="rows">
          {people.map(({ id, name, keys }) => (
            <li key={id}>
              <div>
                <b>{name}</b>
                <p className="note">
                  {keys.length === 0 ? "invited, has no key yet" : `keys: ${keys.length}`}
                </p>
              </div>
              {id !== person.id && (
                <ButtonForm action="/people/remove" label={`Remove ${name}`} fields={{ name }} />
              )}
            </li>
          ))}
        </ul>
        <form method="post" action="/people/invite" className="stack">
          <div className="field">
            <label htmlFor="name">Name</label>
            <input id="name" name="name" type="text" required maxLength={60} autoComplete="off" />
          </div>
          <button type="submit" className="secondary">
            Invite
          </button>
        </form>
      </section>
    </Sheet>
  );
}

/** Who did what. */
export function RecordPage({
  entries,
  page,
  hasMore,
  untold,
}: {
  entries: readonly AuditTable[];
  page: number;
  hasMore: boolean;
  /** What the webhook didn't take. */
  untold: { count: number; cause: string } | undefined;
}) {
  return (
    <Sheet title="Record">
      {untold && (
        <p className="fault">
          {`Webhook: ${untold.count} ${untold.count === 1 ? "event waits" : "events wait"}: ${untold.cause}.`}
        </p>
      )}
      <p className="note">Who did what. Nobody can change it.</p>
      <Wide label="Record">
        <table>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">About</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, at, person, what, about }) => (
              <tr key={id}>
                <td>{timeInWords(new Date(at))}</td>
                <td>{person}</td>
                <td>{what}</td>
                <td>{about}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      {entries.length === 0 && <p>Nothing yet.</p>}
      <Pages page={page} hasMore={hasMore} href={(other) => `/record?page=${other}`} />
    </Sheet>
  );
}
