import { ASK_ANCHOR } from "../enquiry/ask-anchor.ts";
import { startAdding } from "./add-on-page.ts";
import { startPageHead } from "./page-head.ts";
import { describeForms } from "../enquiry/assistants/describe-forms.ts";
import { moveScan } from "../enquiry/travel/scan.ts";
import { startPrinting } from "./print-key.ts";

/* The only script of the pages other than the main one and the calculator's. They are complete without it. */

startPageHead();
startAdding();
void moveScan();
startPrinting();
startAsking();
describeForms();

/** Gives the links of a guide that ask about wear their words, with the calculation that the visitor came from. */
function startAsking(): void {
  const calculator = new URLSearchParams(location.search).get("calculator") ?? "";
  const isOurs = calculator.startsWith("/calculator?");
  const data = isOurs ? `\nCutting data: ${new URL(calculator, location.origin).href}` : "";
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-about]"))
    link.href = `/${ASK_ANCHOR}${encodeURIComponent(`${link.dataset.about}${data}\n`)}`;
}
