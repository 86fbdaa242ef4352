import key from "../../ui/key.module.css";
import css from "./ask-for-leaf.module.css";

/** The last cell of a list: what is not listed can be asked for, and an engineer helps to choose. */
export function AskForLeaf({ place }: { place: string[] }) {
  const words = place.join(", ");
  return (
    <li className={css.cell}>
      <h3 className={css.title}>Not listed? Write it as you would on the order.</h3>
      <p className={css.text}>
        Any size, grade or standard. An engineer answers with the tool and its start values.
      </p>
      <p className={css.keys}>
        <a
          className={key.secondary}
          href="/#contact"
          data-ask="Product inquiry"
          data-ask-message={`Please quote for: ${words}: `}
        >
          Ask for a tool
        </a>
        <a
          className={key.secondary}
          href="/#contact"
          data-ask="Technical support"
          data-ask-message={`About: ${words}\n`}
        >
          Contact Support
        </a>
      </p>
    </li>
  );
}
