import { Imprint, type Sender } from "../../../ui/imprint/imprint.tsx";
import type { PrintedList } from "./use-printed-list.ts";

/** Maximum length of a printed link: nobody types more from paper, and two lines hold it. */
const MAX_PRINTED_LENGTH = 200;

/** Only on paper: the company, the date, the list's number, and its link or, where that is long, the site's address. */
export function ListImprint({ company, printed }: { company: Sender; printed: PrintedList }) {
  const { link, number } = printed;
  const words = link.length > MAX_PRINTED_LENGTH ? new URL("/", link).href : link;
  return <Imprint company={company} number={number} link={link} words={words} />;
}
