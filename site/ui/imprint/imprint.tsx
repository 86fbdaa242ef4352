import { today } from "../today.ts";
import { useIsPrinting } from "../use-is-printing.ts";
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
  /** Of the printed paper, if it has one. */
  number?: string | undefined;
  /** Address of the printed page. */
  link: string;
  /** The printed text of the link. */
  words?: string;
}

function DrawnImprint({ company, number, link, words = link }: ImprintProps) {
  const { name, phone, email, address } = company;
  return (
    <div className={css.imprint}>
      <address>
        <b>{name}</b>, {address} · {phone} · {email}
      </address>
      <p>
        {today()}
        {number !== undefined && ` · No. ${number}`} · <a href={link}>{words}</a>
      </p>
    </div>
  );
}

/** Only on paper: the company, the date, and the link to the printed page. */
export function Imprint(props: ImprintProps) {
  // Not on the screen: the first date in words takes a slow phone 60 ms.
  return useIsPrinting() && <DrawnImprint {...props} />;
}
