import { parseQuantity } from "../enquiry/parse-quantity.ts";
import { addProduct, type Quotable } from "../enquiry/quote-list.ts";
import { quoteStore } from "./page-head.ts";

/**
 * Lets a product's own page add to the quote list. If the tool is listed, the button says its quantity and leads to the
 * list, as in the catalogue.
 */
export function startAdding(): void {
  const form = document.querySelector<HTMLFormElement>("[data-ask]");
  const button = form?.querySelector<HTMLAnchorElement>("[data-add]");
  const field = form?.querySelector<HTMLInputElement>("input[type=number]");
  const result = form?.querySelector("[role=status]");
  if (!form || !button || !field) return;
  // Written by our own build (ask-form.tsx).
  const product = JSON.parse(form.dataset.ask ?? "") as Quotable;
  const catalogue = button.href;
  const listed = () => quoteStore.state().list.lines.find(({ key }) => key === product.id);

  function show(): void {
    const line = listed();
    button?.replaceChildren(line ? `In quote list: ${line.quantity}` : "Add to quote");
    button?.setAttribute("href", line ? "/#list" : catalogue);
  }

  function add(event: Event): void {
    if (listed() || !field) return;
    event.preventDefault();
    if (!field.reportValidity()) return;
    const { quantity } = parseQuantity(field.value, 1);
    quoteStore.change((list) => addProduct(list, product, quantity));
    const { isStored } = quoteStore.state();
    result?.replaceChildren(
      isStored
        ? `${quantity} added to the quote list.`
        : "This browser keeps no list: ask for a quote below, or call.",
    );
  }

  button.addEventListener("click", add);
  // The space bar also presses a link with the role of a button.
  button.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    button.click();
  });
  quoteStore.subscribe(show);
  show();
}
