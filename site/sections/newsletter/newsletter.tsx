import type { FormEvent } from "react";
import buttons from "../../ui/button.first.module.css";
import { isNewsletterAddress } from "./newsletter-address.ts";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import css from "./newsletter.module.css";

export interface NewsletterProps {
  title: string;
  example: string;
  email: string;
}

function subscribe(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  const address = new FormData(form).get("newsletterEmail");
  if (typeof address !== "string" || !isNewsletterAddress(address)) {
    window.alert("Please enter a valid email address");
    return;
  }
  // Nothing is sent, and the address isn't logged (docs/decisions/006).
  console.log("Newsletter: subscription asked for; nothing is stored.");
  window.alert("Thank you for subscribing!");
  form.reset();
}

/** The newsletter box of the footer. */
export function Newsletter({ title, example, email }: NewsletterProps) {
  return (
    <div>
      <h2 className={css.title}>{title}</h2>
      {/* `dialog`: a submit before this script runs doesn't put the e-mail address into the URL. */}
      <form
        className={`${layout.scripted} ${css.form}`}
        method="dialog"
        noValidate
        onSubmit={subscribe}
        aria-label="Newsletter"
      >
        <label htmlFor="newsletter-email" className={css.label}>
          Your email
        </label>
        <input
          id="newsletter-email"
          name="newsletterEmail"
          type="email"
          autoComplete="email"
          aria-describedby="newsletter-example"
          className={css.input}
        />
        <button type="submit" className={`${buttons.primary} ${css.button}`}>
          Subscribe
        </button>
        <p id="newsletter-example" className={`${blocks.label} ${css.example}`}>
          {example}
        </p>
      </form>
      <p className={css.withoutScript}>
        Write to <a href={`mailto:${email}?subject=Newsletter`}>{email}</a> to receive it.
      </p>
    </div>
  );
}
