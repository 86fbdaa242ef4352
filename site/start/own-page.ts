import { startAdding } from "./add-on-page.ts";
import { startPageHead } from "./page-head.ts";

/* The only script of the pages other than the main one and the calculator's. They are complete without it. */

startPageHead();
startAdding();
