import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Pages of the desk's bar. */
export type Place = "enquiries" | "sought" | "range" | "texts" | "publish" | "people" | "record";

const PLACES: Record<Place, { label: string; href: string }> = {
  enquiries: { label: "Enquiries", href: "/enquiries" },
  sought: { label: "Not in the range", href: "/sought" },
  range: { label: "Range", href: "/range" },
  texts: { label: "Texts", href: "/texts" },
  publish: { label: "Publish", href: "/publish" },
  people: { label: "People", href: "/people" },
  record: { label: "Record", href: "/record" },
};

/** What a page has besides its content. */
export interface PageFrame {
  title: string;
  /** Name of who is signed in; without one the bar leads nowhere. */
  person?: string | undefined;
  current?: Place | undefined;
  /** What has just been done, in a few words. */
  said?: ReactNode;
  /** Enquiries that nobody has read. */
  unread?: number | undefined;
}

/** A whole document. */
export function renderPage(frame: PageFrame, children: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(<Page frame={frame}>{children}</Page>)}`;
}

function Page({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  const { title, person, current, said, unread = 0 } = frame;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Desk`}</title>
        <link rel="stylesheet" href="/desk.css" />
        <script src="/desk.js" defer />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header className="bar">
          <a className="bar-name" href="/enquiries">
            Desk
          </a>
          {person !== undefined && (
            <>
              <nav aria-label="Desk">
                {Object.entries(PLACES).map(([place, { label, href }]) => (
                  <a key={place} href={href} aria-current={place === current ? "page" : undefined}>
                    {label}
                    {place === "enquiries" && (
                      <>
                        {" "}
                        <span className="count" data-unread={unread}>
                          {unread > 0 && `${unread} new`}
                        </span>
                      </>
                    )}
                  </a>
                ))}
              </nav>
              <form method="post" action="/sign-out" className="bar-person">
                <span>{person}</span> <button type="submit">Sign out</button>
              </form>
            </>
          )}
        </header>
        {said !== undefined && (
          <p className="said" role="status">
            {said}
          </p>
        )}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}
