import type { ReactNode } from "react";
import buttons from "../../../ui/button.first.module.css";
import { Icon } from "../../../ui/icon.tsx";
import { onPress } from "../../../ui/page-action.ts";
import { tel } from "../../../ui/tel.ts";
import { NewTabLink } from "../../../ui/links/new-tab-link.tsx";
import controls from "../../../ui/blocks/controls.late.module.css";
import css from "./ask-person.late.module.css";

/** The company's contact data. */
export interface Person {
  phone: string;
  /** Address of the chat. */
  chatHref: string;
}

interface AskPersonProps {
  person: Person;
  /** Why to ask a person, as a sentence. */
  reason: string;
  /** Whether only the reason is shown at first: tools that come near stand below. */
  isFolded?: boolean;
  /** The typed text: it begins the chat and the message. */
  query: string;
  /** Another way to ask, after those to a person. */
  children?: ReactNode;
}

/** Links to a person for requests that the list of tools can't answer, each with the query filled in. */
export function AskPerson({ person, reason, isFolded = false, query, children }: AskPersonProps) {
  const { phone, chatHref } = person;
  const words = query.trim();
  const button = `${buttons.secondary} ${buttons.small}`;
  const ways = (
    <div className={css.ways}>
      <a className={button} href={tel(phone)}>
        <Icon name="phone" size={18} /> Call {phone}
      </a>
      <NewTabLink className={button} href={`${chatHref}?text=${encodeURIComponent(words)}`}>
        <Icon name="chat" size={18} /> Chat
      </NewTabLink>
      <a
        className={button}
        href="/#contact"
        {...onPress({ action: "ask", subject: "Product inquiry", message: `Please answer: ${words}\n` })}
      >
        Write to us
      </a>
      {children}
    </div>
  );
  return (
    <div className={css.person} role="group" aria-label="Ask us">
      {isFolded ? (
        <details className={controls.fold}>
          <summary>
            {reason} <Icon name="down" />
          </summary>
          {ways}
        </details>
      ) : (
        <>
          <p>{reason}</p>
          {ways}
        </>
      )}
    </div>
  );
}
