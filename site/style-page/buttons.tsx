import busyButton from "../ui/busy-button.module.css";
import buttons from "../ui/button.first.module.css";
import { AddOrOpen } from "../ui/fields/add-or-open.tsx";
import { Icon } from "../ui/icon.tsx";
import { Specimen, SpecimenState } from "./specimen.tsx";

const nothing = (): void => undefined;

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
      <SpecimenState as="default">{button}</SpecimenState>
      {states.map((state) => (
        <SpecimenState key={state} as={state} state={state}>
          {button}
        </SpecimenState>
      ))}
      <SpecimenState as="small">
        <button type="button" className={`${look} ${buttons.small}`}>
          {words}
        </button>
      </SpecimenState>
      <SpecimenState as="link, with an icon">
        <a className={look} href="#buttons">
          <Icon name="chat" /> {words}
        </a>
      </SpecimenState>
    </>
  );
}

/** The four buttons. */
export function Buttons() {
  return (
    <>
      <Specimen name="button">
        <Button look={buttons.primary} words="Send message" />
      </Specimen>
      <Specimen name="busy-button">
        <SpecimenState as="disabled, busy">
          <button type="button" className={`${buttons.primary} ${busyButton.busy}`} disabled>
            Sending...
          </button>
        </SpecimenState>
        <SpecimenState as="disabled, hover" state="hover">
          <button type="button" className={`${buttons.primary} ${busyButton.busy}`} disabled>
            Sending...
          </button>
        </SpecimenState>
      </Specimen>
      <Specimen name="button">
        <Button look={buttons.secondary} words="Add to quote" />
        <SpecimenState as="disabled">
          <button type="button" className={buttons.secondary} disabled>
            Filters
          </button>
        </SpecimenState>
      </Specimen>
      <Specimen name="add-or-open">
        <SpecimenState as="to add">
          <AddOrOpen isInList={false} add={nothing} className={buttons.secondary}>
            Add 50 to quote
          </AddOrOpen>
        </SpecimenState>
        <SpecimenState as="in the list">
          <AddOrOpen isInList add={nothing} className={buttons.secondary}>
            In quote list: 50
          </AddOrOpen>
        </SpecimenState>
        <SpecimenState as="in the list, hover" state="hover">
          <AddOrOpen isInList add={nothing} className={buttons.secondary}>
            In quote list: 50
          </AddOrOpen>
        </SpecimenState>
        <SpecimenState as="in the list, of its own colour">
          <AddOrOpen isInList add={nothing} className={buttons.primary} keepsColour>
            In quote list: 50
          </AddOrOpen>
        </SpecimenState>
      </Specimen>
      <Specimen name="button" onStage>
        <Button look={buttons.white} words="Get Quote" />
      </Specimen>
      <Specimen name="button" onStage>
        <Button look={buttons.onStage} words="Contact Sales" />
      </Specimen>
    </>
  );
}
