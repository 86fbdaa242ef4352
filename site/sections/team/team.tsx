import type { PageCopy } from "../../copy/page.ts";
import type { TeamMember } from "../../copy/people.ts";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import { Picture, type PictureFiles } from "../../ui/picture.tsx";
import { tel } from "../../ui/tel.ts";
import css from "./team.module.css";

export interface TeamProps {
  copy: PageCopy["team"];
  members: (Pick<TeamMember, "name" | "position" | "phone" | "email" | "answers"> & {
    picture: PictureFiles | undefined;
  })[];
}

/** The contacts: name, position, telephone and e-mail, a row each. */
export function Team({ copy, members }: TeamProps) {
  return (
    <section
      id="team"
      className={`${blocks.section} ${layout.measure}`}
      tabIndex={-1}
      aria-labelledby="team-title"
    >
      <header className={`${blocks.spread} ${blocks.blockHead}`}>
        <h2 id="team-title">{copy.title}</h2>
        <p className={blocks.note}>{copy.note}</p>
      </header>
      <ul className={css.list}>
        {members.map(({ name, position, phone, email, picture, answers }) => (
          <li key={email} className={css.member} data-answers={answers}>
            <h3 className={css.name}>
              {picture && <Picture files={picture} alt="" sizes="64px" />}
              {name}
            </h3>
            <p className={css.position}>{position}</p>
            <p>
              <a className={`${css.link} ${layout.data}`} href={tel(phone)}>
                {phone}
              </a>
            </p>
            <p>
              <a className={css.link} href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
