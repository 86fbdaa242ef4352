import { Icon } from "../../ui/icon.tsx";
import { tel } from "../../ui/tel.ts";
import { onPress } from "../../ui/page-action.ts";
import { NewTabLink } from "../../ui/links/new-tab-link.tsx";
import blocks from "../../ui/blocks/blocks.module.css";
import css from "./chat.module.css";

export interface ChatProps {
  chatHref: string;
  phone: string;
}

/** The floating chat link; on phones a bar at the bottom: Call, Chat, Get Quote. */
export function Chat({ chatHref, phone }: ChatProps) {
  return (
    <aside className={`${blocks.screen} ${css.chat}`} aria-label="Quick contact">
      <a className={css.onPhone} href={tel(phone)}>
        <Icon name="phone" />
        Call
      </a>
      <NewTabLink className={css.button} href={chatHref} aria-label="Chat with us">
        <Icon name="chat" />
        Chat
      </NewTabLink>
      <a className={`${css.onPhone} ${css.quote}`} href="/#contact" {...onPress({ action: "get-quote" })}>
        Get Quote
      </a>
    </aside>
  );
}
