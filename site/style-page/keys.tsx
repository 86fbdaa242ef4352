import busyKey from "../ui/busy-key.module.css";
import key from "../ui/key.first.module.css";
import { Icon } from "../ui/icon.tsx";
import { Part, Shown } from "./part.tsx";

const states = ["hover", "focus", "active"] as const;

/** A key in all its states: a button as ever, a link where it leads somewhere. */
function Key({ look, words }: { look: string | undefined; words: string }) {
  const button = (
    <button type="button" className={look}>
      {words}
    </button>
  );
  return (
    <>
      <Shown as="default">{button}</Shown>
      {states.map((state) => (
        <Shown key={state} as={state} state={state}>
          {button}
        </Shown>
      ))}
      <Shown as="small">
        <button type="button" className={`${look} ${key.small}`}>
          {words}
        </button>
      </Shown>
      <Shown as="link, with an icon">
        <a className={look} href="#keys">
          <Icon name="chat" /> {words}
        </a>
      </Shown>
    </>
  );
}

/** The four keys. */
export function Keys() {
  return (
    <>
      <Part name="key">
        <Key look={key.primary} words="Send message" />
      </Part>
      <Part name="busy-key">
        <Shown as="disabled, busy">
          <button type="button" className={`${key.primary} ${busyKey.busy}`} disabled>
            Sending...
          </button>
        </Shown>
        <Shown as="disabled, hover" state="hover">
          <button type="button" className={`${key.primary} ${busyKey.busy}`} disabled>
            Sending...
          </button>
        </Shown>
      </Part>
      <Part name="key">
        <Key look={key.secondary} words="Add to quote" />
        <Shown as="disabled">
          <button type="button" className={key.secondary} disabled>
            Filters
          </button>
        </Shown>
      </Part>
      <Part name="key" onStage>
        <Key look={key.white} words="Get Quote" />
      </Part>
      <Part name="key" onStage>
        <Key look={key.onStage} words="Contact Sales" />
      </Part>
    </>
  );
}
