import { ASKED_TOOL } from "#contract/asked-tool.ts";
import { HONEYPOT_FIELD } from "#contract/contact.ts";
import { packWords } from "../../../catalogue/ordering/ordering-words.ts";
import { addressOfProduct } from "../../../catalogue/places/address.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { defaultQuantity, type Quotable } from "../../../enquiry/quote-list.ts";
import buttons from "../../../ui/button.first.module.css";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import css from "./ask-form.alone.module.css";

export interface AskFormProps {
  product: ShownProduct;
  /** Address to which the form is posted. */
  action: string;
  /** How the message is handled. */
  privacy: { note: string; email: string; page: { name: string; href: string } | undefined };
}

/** What the quote list keeps of a product. */
function quotable({ id, name, specifications, orderCode, pack }: ShownProduct): Quotable {
  const { type, size } = specifications;
  return {
    id,
    name,
    specifications: { ...(type !== undefined && { type }), ...(size !== undefined && { size }) },
    orderCode,
    pack,
  };
}

/**
 * Quantity, and a request for a quote that needs no script: the server writes the tool into the message. The script of
 * the page (`site/start/own-page.ts`) adds to the quote list instead; without it that button leads to the catalogue.
 */
export function AskForm({ product, action, privacy }: AskFormProps) {
  const sold = packWords(product.pack);
  const hidden = {
    subject: "Product inquiry",
    [ASKED_TOOL.name]: product.name,
    [ASKED_TOOL.id]: product.id,
    [ASKED_TOOL.orderCode]: product.orderCode,
    [ASKED_TOOL.sold]: sold,
  };
  return (
    <form
      className={`${blocks.screen} ${css.form}`}
      method="post"
      action={action}
      aria-label="Ask for a quote"
      data-ask={JSON.stringify(quotable(product))}
    >
      {Object.entries(hidden).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className={css.row}>
        <label className={css.quantity}>
          <span>Quantity{sold !== undefined && `, ${sold}`}</span>
          <input
            type="number"
            name={ASKED_TOOL.quantity}
            min="1"
            step="1"
            required
            defaultValue={defaultQuantity(product)}
            autoComplete="off"
          />
        </label>
        <a
          role="button"
          className={`${buttons.primary} ${layout.scripted} ${css.add}`}
          href={addressOfProduct(product)}
          data-add
        >
          Add to quote
        </a>
      </div>
      <div className={css.row}>
        <p className={css.result} role="status" />
        <button type="button" className={`${buttons.secondary} ${buttons.small}`} data-more hidden>
          Undo
        </button>
      </div>
      <div className={css.row}>
        <label>
          <span>Name</span>
          <input type="text" name="userName" required autoComplete="name" />
        </label>
        <label>
          <span>E-mail</span>
          <input type="email" name="email" required autoComplete="email" />
        </label>
        <button type="submit" className={`${buttons.secondary} ${css.ask}`}>
          Ask for a quote
        </button>
      </div>
      <label className={css.trap}>
        Leave empty <input type="text" name={HONEYPOT_FIELD} autoComplete="off" />
      </label>
      <p className={blocks.note}>
        {`${privacy.note} `}
        <a href={`mailto:${privacy.email}`}>{privacy.email}</a>.
        {privacy.page && (
          <>
            {" "}
            <a href={privacy.page.href}>{privacy.page.name}</a>
          </>
        )}
      </p>
    </form>
  );
}
