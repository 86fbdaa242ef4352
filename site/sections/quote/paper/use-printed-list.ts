import { useEffect, useState } from "react";
import { messageReference } from "../../../enquiry/message-key.ts";
import type { QuoteList } from "../../../enquiry/quote-list.ts";
import { anchorOfList } from "../../../enquiry/travel/list-link.ts";

/** What a printed list is found by. */
export interface PrintedList {
  /** A link that opens the list; the site's address until it is made. */
  link: string;
  /** The same for the same list: two papers with one number ask for the same. Undefined on plain HTTP. */
  number: string | undefined;
}

async function printedList(list: QuoteList, site: string): Promise<PrintedList> {
  const anchor = await anchorOfList(list);
  const number = await messageReference(anchor);
  return { link: site + anchor, number: number?.slice(0, 8).toUpperCase() };
}

/** Link and number of a list; made ahead, because printing doesn't wait. */
export function usePrintedList(list: QuoteList): PrintedList {
  const site = `${location.origin}/`;
  const [made, setMade] = useState<PrintedList & { of: QuoteList }>();
  useEffect(() => {
    let isCurrent = true;
    printedList(list, site).then(
      (printed) => isCurrent && setMade({ ...printed, of: list }),
      () => isCurrent && setMade(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [list, site]);
  return made?.of === list ? made : { link: site, number: undefined };
}
