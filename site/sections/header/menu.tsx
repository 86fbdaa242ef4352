import type { RefObject } from "react";
import { Dial } from "../../ui/dial.tsx";
import { Icon } from "../../ui/icon.tsx";
import buttons from "../../ui/button.first.module.css";
import layout from "../../ui/layout.first.module.css";
import { tel } from "../../ui/tel.ts";
import { useDialog } from "../../ui/use-dialog.ts";
import { hasCommands } from "./has-commands.ts";
import { onPress } from "../../ui/page-action.ts";
import { NewTabLink } from "../../ui/links/new-tab-link.tsx";
import css from "./menu.module.css";

export interface MenuProps {
  company: string;
  phone: string;
  /** Address of the chat with the company's number. */
  chatHref: string;
  support: string;
  productCount: number;
  links: { name: string; section: string }[];
  dialog: RefObject<HTMLDialogElement | null>;
}

/** The menu for narrow screens. A modal dialog: focus stays inside, Escape closes it, focus returns. */
export function Menu({ company, phone, chatHref, support, productCount, links, dialog }: MenuProps) {
  const dialogProps = useDialog(dialog, {});
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      id="menu"
      className={`${layout.stage} ${css.menu}`}
      aria-label="Menu"
      {...dialogProps}
    >
      <div className={css.bar}>
        <span className={layout.wordmark}>
          <Dial />
          {company}
        </span>
        <button
          type="button"
          className={`${layout.iconKey} ${css.close}`}
          aria-label="Close menu"
          command="close"
          commandfor="menu"
          onClick={() => {
            if (!hasCommands()) close();
          }}
        >
          <Icon name="close" size={26} />
        </button>
      </div>
      <nav aria-label="Menu">
        <ul className={css.links}>
          {links.map(({ name, section }) => (
            <li key={section}>
              <a href={`/#${section}`} onClick={close}>
                {name}
                {section === "products" && (
                  <span className={css.count}>
                    {` ${productCount} `}
                    <span className={layout.srOnly}>products</span>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.foot}>
        <p>
          <a href="/guides">Know-how</a>
          <a href="/calculator">Calculator</a>
        </p>
        <p>
          <a className={layout.data} href={tel(phone)}>
            {phone}
          </a>{" "}
          <span>{support}</span>
        </p>
        <div className={css.buttons}>
          <NewTabLink className={buttons.onStage} href={chatHref}>
            Chat
          </NewTabLink>
          <a
            className={buttons.primary}
            href="/#contact"
            {...onPress({ action: "get-quote" })}
            onClick={close}
          >
            Get Quote
          </a>
        </div>
      </div>
    </dialog>
  );
}
