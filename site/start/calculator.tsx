import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Part } from "../ui/part/part.tsx";
import { CalculatorWithRanges } from "../sections/products/calculator/calculator-page.tsx";

/*
 * The only script of the calculator's own page: a bundle by itself, so that the catalogue's first load knows nothing of
 * it. The page is drawn before, with the figures that each field starts with.
 */

const place = document.querySelector("[data-calculator]");
if (!place) throw new Error("The page has no place for the calculator.");
const calculator = (
  <Part name="The calculator">
    <CalculatorWithRanges />
  </Part>
);
hydrateRoot(place, import.meta.env.DEV ? <StrictMode>{calculator}</StrictMode> : calculator);
