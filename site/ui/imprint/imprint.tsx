import { useToday } from "../use-today.ts";
import css from "./imprint.late.module.css";

/** Who a printed page is from. */
export interface Sender {
  name: string;
  phone: string;
  email: string;
  /** In one line. */
  address: string;
}

interface ImprintProps {
  company: Sender;
  /** Where what is printed is found. */
  link: string;
  /** What is printed of the link. */
  words?: string;
}

/** Only on paper: the company, the day, and the link to what is printed. */
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
