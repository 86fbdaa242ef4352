import { useToday } from "../use-today.ts";
import css from "./imprint.late.module.css";

/** The company on a printed page. */
export interface Sender {
  name: string;
  phone: string;
  email: string;
  /** In one line. */
  address: string;
}

interface ImprintProps {
  company: Sender;
  /** Address of the printed page. */
  link: string;
  /** The printed text of the link. */
  words?: string;
}

/** Only on paper: the company, the date, and the link to the printed page. */
export function Imprint({ company: { name, phone, email, address }, link, words = link }: ImprintProps) {
  return (
    <div className={css.imprint}>
      <address>
        <b>{name}</b>, {address} · {phone} · {email}
      </address>
      <p>
        {useToday()} · <a href={link}>{words}</a>
      </p>
    </div>
  );
}
