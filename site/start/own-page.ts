import { startAdding } from "./add-on-page.ts";
import { startPageHead } from "./page-head.ts";
import { moveScan } from "../enquiry/travel/scan.ts";
import { startPrinting } from "./print-key.ts";

/* The only script of the pages other than the main one and the calculator's. They are complete without it. */

startPageHead();
startAdding();
void moveScan();
startPrinting();
