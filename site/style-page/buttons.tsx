import busyButton from "../ui/busy-button.module.css";
import buttons from "../ui/button.first.module.css";
import { Icon } from "../ui/icon.tsx";
import { Part, Shown } from "./part.tsx";

const states = ["hover", "focus", "active"] as const;

/** A button in all its states: as a `<button>` and as a link. */
function Button({ look, words }: { look: string | undefined; words: string }) {
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
        <button type="button" className={`${look} ${buttons.small}`}>
          {words}
        </button>
      </Shown>
      <Shown as="link, with an icon">
        <a className={look} href="#buttons">
          <Icon name="chat" /> {words}
        </a>
      </Shown>
    </>
  );
}

/** The four buttons. */
export function Buttons() {
  return (
    <>
      <Part name="button">
        <Button look={buttons.primary} words="Send message" />
      </Part>
      <Part name="busy-button">
        <Shown as="disabled, busy">
          <button type="button" className={`${buttons.primary} ${busyButton.busy}`} disabled>
            Sending...
          </button>
        </Shown>
        <Shown as="disabled, hover" state="hover">
          <button type="button" className={`${buttons.primary} ${busyButton.busy}`} disabled>
            Sending...
          </button>
        </Shown>
      </Part>
      <Part name="button">
        <Button look={buttons.secondary} words="Add to quote" />
        <Shown as="disabled">
          <button type="button" className={buttons.secondary} disabled>
            Filters
          </button>
        </Shown>
      </Part>
      <Part name="button" onStage>
        <Button look={buttons.white} words="Get Quote" />
      </Part>
      <Part name="button" onStage>
        <Button look={buttons.onStage} words="Contact Sales" />
      </Part>
    </>
  );
}
