import type { Company } from "../../copy/company.ts";
import { Icon } from "../../ui/icon.tsx";
import layout from "../../ui/layout.first.module.css";
import { NowhereLink } from "../../ui/links/nowhere-link.tsx";
import { tel } from "../../ui/tel.ts";
import css from "./top-bar.first.module.css";

export type TopBarProps = Pick<Company, "city" | "phone" | "email" | "social">;

/** City, telephone, e-mail and the social links, at the top of the page. */
export function TopBar({ city, phone, email, social }: TopBarProps) {
  return (
    <section className={`${css.bar} ${layout.measure}`} aria-label="Call or write">
      <div className={css.row}>
        <span>{city}</span>
        <a className={`${css.contact} ${layout.data}`} href={tel(phone)} aria-label={`Call ${phone}`}>
          <Icon name="phone" size={18} />
          <span className={css.words}>{phone}</span>
        </a>
        <a className={css.contact} href={`mailto:${email}`} aria-label={`E-mail ${email}`}>
          <Icon name="mail" size={18} />
          <span className={css.words}>{email}</span>
        </a>
        <ul className={css.social}>
          {social.map(({ name, icon, url }) => (
            <li key={name}>
              <NowhereLink
                className={`${layout.iconKey} ${css.icon}`}
                href={url}
                aria-label={name}
                title={name}
              >
                <Icon name={icon} size={18} />
              </NowhereLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
