import { useEffect, useState } from "react";
import type { QuoteList } from "../../enquiry/quote-list.ts";
import { anchorOfList } from "../../enquiry/travel/list-link.ts";
import { Imprint, type Sender } from "../../ui/imprint/imprint.tsx";

/** Maximum length of a printed link: nobody types more from paper, and two lines hold it. */
const MAX_PRINTED_LENGTH = 200;

/**
 * Only on paper: the company, the date, and a link that opens the list. If the link is long, the site's address is
 * printed.
 */
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
  return <Imprint company={company} link={link} words={link.length > MAX_PRINTED_LENGTH ? site : link} />;
}
