import { parseQuantity } from "../enquiry/parse-quantity.ts";
import { addProduct, removeLine, setQuantity, type Quotable } from "../enquiry/quote-list.ts";
import { quoteStore } from "./page-head.ts";
import { takeScan } from "../enquiry/travel/scan.ts";

/**
 * Lets a product's own page add to the quote list, also by a label's scan. If the tool is listed, the button says its
 * quantity and leads to the list, as in the catalogue.
 */
export function startAdding(): void {
  const form = document.querySelector<HTMLFormElement>("[data-ask]");
  const button = form?.querySelector<HTMLAnchorElement>("[data-add]");
  const field = form?.querySelector<HTMLInputElement>("input[type=number]");
  const result = form?.querySelector("[role=status]");
  const more = form?.querySelector<HTMLButtonElement>("[data-more]");
  if (!form || !button || !field || !result || !more) return;
  // Written by our own build (ask-form.tsx).
  const product = JSON.parse(form.dataset.ask ?? "") as Quotable;
  const catalogue = button.href;
  const listed = () => quoteStore.state().list.lines.find(({ key }) => key === product.id);

  function show(): void {
    const line = listed();
    button?.replaceChildren(line ? `In quote list: ${line.quantity}` : "Add to quote");
    button?.setAttribute("href", line ? "/#list" : catalogue);
  }

  /** Says a sentence, with a button for what may follow. */
  function say(sentence: string, offer?: { words: string; press: () => void }): void {
    if (!more || !button) return;
    result?.replaceChildren(sentence);
    more.replaceChildren(offer?.words ?? "");
    if (!offer && document.activeElement === more) button.focus();
    more.hidden = !offer;
    more.onclick = offer?.press ?? null;
  }

  function addPieces(quantity: number): void {
    quoteStore.change((list) => addProduct(list, product, quantity));
    if (!quoteStore.state().isStored)
      return say("This browser keeps no list: ask for a quote below, or call.");
    say(`${quantity} added to the quote list.`, { words: "Undo", press: () => takeOut(quantity) });
  }

  /** Undoes the adding. A line that has less by now was changed elsewhere, and stays. */
  function takeOut(quantity: number): void {
    const rest = (listed()?.quantity ?? 0) - quantity;
    if (rest < 0) return say("The quote list was changed meanwhile: nothing was taken out.");
    quoteStore.change((list) =>
      rest > 0 ? setQuantity(list, product.id, rest) : removeLine(list, product.id).list,
    );
    say(`${quantity} taken out of the quote list.`);
  }

  function add(event: Event): void {
    if (listed() || !field) return;
    event.preventDefault();
    if (field.reportValidity()) addPieces(parseQuantity(field.value, 1).quantity);
  }

  /** Fills the list from a scanned label. A tool that is listed waits for a press: the label may be scanned twice. */
  async function fillFromScan(): Promise<void> {
    const scan = await takeScan();
    if (!scan || !field) return;
    const { quantity, typed } = scan;
    if (quantity === undefined)
      return say(`“${typed.slice(0, 20)}” is no quantity: a whole number from 1. Nothing was added.`);
    field.value = String(quantity);
    // On a phone it stands below the first screen.
    form?.scrollIntoView({ block: "center", behavior: "instant" });
    const line = listed();
    if (!line) return addPieces(quantity);
    say(`In the quote list already: ${line.quantity}.`, {
      words: `Add ${quantity} more`,
      press: () => addPieces(quantity),
    });
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
  void fillFromScan();
}
