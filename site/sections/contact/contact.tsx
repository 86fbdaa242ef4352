import type { ReactNode } from "react";
import type { Company } from "../../copy/company.ts";
import type { PageCopy } from "../../copy/page.ts";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import { tel } from "../../ui/tel.ts";
import { BusinessHours } from "./business-hours.tsx";
import { PrivacyNote, type PrivacyNoteProps } from "./privacy-note.tsx";
import { NewTabLink } from "../../ui/links/new-tab-link.tsx";
import css from "./contact.module.css";

export interface ContactProps {
  copy: PageCopy["contact"];
  company: Pick<
    Company,
    "address" | "phone" | "email" | "workingHours" | "businessHours" | "timeZone" | "map"
  >;
  privacy: PrivacyNoteProps;
  /** The map. */
  mapFrame: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The form, and beside it address, telephone, hours and map. */
export function Contact({ copy, company, privacy, mapFrame, children }: ContactProps) {
  const { address, phone, email, workingHours, businessHours, timeZone, map } = company;
  return (
    <section
      id="contact"
      className={`${blocks.section} ${layout.measure} ${css.contact}`}
      tabIndex={-1}
      aria-labelledby="contact-title"
    >
      <h2 id="contact-title" className={css.title}>
        {copy.title}
      </h2>
      <div className={`${blocks.stack} ${css.grid}`}>
        <div>
          {children}
          <PrivacyNote {...privacy} />
        </div>
        <div className={css.place}>
          <dl className={css.card}>
            <div>
              <dt>Headquarters</dt>
              <dd>
                <address>
                  {address.lines.map((line) => (
                    <span key={line}>{`${line} `}</span>
                  ))}
                  {address.note && <span className={css.note}>{address.note}</span>}
                </address>
                <NewTabLink href={map.directionsUrl}>Get directions</NewTabLink>
              </dd>
            </div>
            <div>
              <dt>Call</dt>
              <dd>
                <a className={layout.data} href={tel(phone)}>
                  {phone}
                </a>
              </dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
            <div>
              <dt>Working hours</dt>
              <dd className={layout.data}>{workingHours}</dd>
            </div>
          </dl>
          <figure className={`${blocks.screen} ${css.map}`}>
            {mapFrame}
            <figcaption
              className={blocks.note}
            >{`Map of ${address.lines[0] ?? ""}, by a maps service`}</figcaption>
          </figure>
        </div>
      </div>
      <BusinessHours
        title={copy.hoursTitle}
        note={copy.hoursNote}
        timeZone={timeZone}
        lines={businessHours}
      />
    </section>
  );
}
