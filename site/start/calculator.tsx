import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Part } from "../ui/part/part.tsx";
import { startPageHead } from "./page-head.ts";
import { CalculatorWithRanges } from "../sections/products/calculator/calculator-page.tsx";

/*
 * The only script of the calculator's page: a separate bundle, so that the catalogue's first load doesn't contain it.
 * The page is prerendered with the initial figures of each field.
 */

startPageHead();

const container = document.querySelector("[data-calculator]");
if (!container) throw new Error("The page has no place for the calculator.");
const calculator = (
  <Part name="The calculator">
    <CalculatorWithRanges />
  </Part>
);
hydrateRoot(container, import.meta.env.DEV ? <StrictMode>{calculator}</StrictMode> : calculator);
