import { useEffect, useState } from "react";
import type { QuoteList } from "../../enquiry/quote-list.ts";
import { anchorOfList } from "../../enquiry/travel/list-link.ts";
import { Imprint, type Sender } from "../../ui/imprint/imprint.tsx";

/** Characters of a link that someone would type from paper, or that two lines of it hold. */
const LONGEST = 200;

/** Only on paper: the company, the day, and a link that opens the list. A long one is printed as the site's address. */
export function ListImprint({ company, list }: { company: Sender; list: QuoteList }) {
  const [anchor, setAnchor] = useState("");
  useEffect(() => {
    let isCurrent = true;
    anchorOfList(list).then(
      (made) => isCurrent && setAnchor(made),
      () => isCurrent && setAnchor(""),
    );
    return () => {
      isCurrent = false;
    };
  }, [list]);
  const site = `${location.origin}/`;
  const link = site + anchor;
  return <Imprint company={company} link={link} words={link.length > LONGEST ? site : link} />;
}
