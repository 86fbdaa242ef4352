import { Dial } from "../ui/dial.tsx";
import { Explain } from "../ui/words/explain.tsx";
import { ExplainedWord } from "../ui/words/explained-word.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import blocks from "../ui/blocks/blocks.module.css";
import layout from "../ui/layout.first.module.css";
import { NewTabLink } from "../ui/links/new-tab-link.tsx";
import { NowhereLink } from "../ui/links/nowhere-link.tsx";
import { FailedPart } from "../ui/part/failed-part.tsx";
import { latePart } from "../ui/part/late-part.tsx";
import { Part as FailingPart } from "../ui/part/part.tsx";
import { Picture } from "../ui/picture.tsx";
import { QuoteButton } from "../ui/quote-button.tsx";
import { ReadoutItem } from "../ui/words/readout.tsx";
import { SearchButton } from "../ui/search-button.tsx";
import { Imprint } from "../ui/imprint/imprint.tsx";
import { SkipButton } from "../ui/skip-button.tsx";
import { SkipLink } from "../ui/skip-link.tsx";
import { Specimen, SpecimenState } from "./specimen.tsx";
import css from "./style-page.module.css";

/** All icons: the type check fails if one is missing. */
const icons = {
  phone: "",
  mail: "",
  network: "",
  video: "",
  photo: "",
  back: "",
  forward: "",
  search: "",
  away: "",
  close: "",
  menu: "",
  chat: "",
  check: "",
  down: "",
} satisfies Record<IconName, "">;

const meaning = "A hard layer of a few thousandths of a millimetre on the tool.";
const interactionStates = ["hover", "focus"] as const;

const Late = latePart(
  "The words",
  async () => (await import("./late-words.tsx")).LateWords,
  <p>Waiting …</p>,
);

/** Words and numbers. */
export function WordSpecimens() {
  return (
    <>
      <Specimen name="readout">
        <dl className={css.readouts}>
          <ReadoutItem label="Established" value="2010" />
          <ReadoutItem label="Diameter" value="8.5" unit="mm" />
          <ReadoutItem label="Codes" value="ISO 1832, ISO 5608, ISO 513, DIN 6527" />
        </dl>
      </Specimen>
      <Specimen name="layout">
        <div className={css.wide}>
          <div className={`${blocks.spread} ${blocks.blockHead}`}>
            <h3>A block's head</h3>
            <p className={blocks.note}>and its note</p>
          </div>
          <p className={layout.data}>Measured values in columns: 0123456789, 08:00</p>
          <p>0123456789: counts, in proportional figures</p>
        </div>
      </Specimen>
      <Specimen name="part">
        <FailingPart name="The words">A part whose words could be drawn</FailingPart>
      </Specimen>
      <Specimen name="late-part">
        <Late />
      </Specimen>
      <Specimen name="failed-part">
        <FailedPart name="The words" onRetry={() => undefined} />
      </Specimen>
      <Specimen name="explain">
        <SpecimenState as="default">
          Coating <Explain id="explain" term="Coating" text={meaning} />
        </SpecimenState>
        {interactionStates.map((state) => (
          <SpecimenState key={state} as={state} state={state}>
            Coating <Explain id={`explain-${state}`} term="Coating" text={meaning} />
          </SpecimenState>
        ))}
      </Specimen>
      <Specimen name="explained-word">
        <SpecimenState as="default">
          <ExplainedWord id="word" term="DIN 6535 HB" text={meaning} />
        </SpecimenState>
        {interactionStates.map((state) => (
          <SpecimenState key={state} as={state} state={state}>
            <ExplainedWord id={`word-${state}`} term="DIN 6535 HB" text={meaning} />
          </SpecimenState>
        ))}
      </Specimen>
      <Specimen name="new-tab-link">
        <SpecimenState as="at rest">
          <NewTabLink href="https://wa.me/">WhatsApp</NewTabLink>
        </SpecimenState>
        <SpecimenState as="focus" state="focus">
          <NewTabLink href="https://wa.me/">WhatsApp</NewTabLink>
        </SpecimenState>
      </Specimen>
      <Specimen name="nowhere-link">
        <SpecimenState as="no destination yet">
          <NowhereLink>Terms</NowhereLink>
        </SpecimenState>
        <SpecimenState as="no destination, focus" state="focus">
          <NowhereLink>Terms</NowhereLink>
        </SpecimenState>
        <SpecimenState as="with one">
          <NowhereLink href="/#home">Terms</NowhereLink>
        </SpecimenState>
      </Specimen>
    </>
  );
}

/** Drawings and pictures. */
export function Drawings() {
  return (
    <>
      <Specimen name="icon">
        {Object.keys(icons).map((name) => (
          <SpecimenState key={name} as={name}>
            <Icon name={name as keyof typeof icons} size={24} />
          </SpecimenState>
        ))}
      </Specimen>
      <Specimen name="dial" onStage>
        <SpecimenState as="28 px">
          <Dial />
        </SpecimenState>
        <SpecimenState as="64 px, needle lit">
          <Dial size={64} needle="var(--signal)" />
        </SpecimenState>
      </Specimen>
      <Specimen name="picture">
        <SpecimenState as="with its shape kept">
          <Picture
            files={{ sources: [], src: "/share.jpg", width: 1200, height: 630 }}
            alt="Inserts, as in shared links"
            sizes="320px"
          />
        </SpecimenState>
      </Specimen>
    </>
  );
}

/** Links and buttons. */
export function LinkSpecimens() {
  return (
    <>
      <Specimen name="search-button" onStage>
        {[44, 120, 200, 360].map((width) => (
          <SpecimenState key={width} as={`${width} px`}>
            <div className={css[`room${width}`]}>
              <SearchButton />
            </div>
          </SpecimenState>
        ))}
        {interactionStates.map((state) => (
          <SpecimenState key={state} as={state} state={state}>
            <div className={css.room360}>
              <SearchButton />
            </div>
          </SpecimenState>
        ))}
      </Specimen>
      <Specimen name="quote-button">
        {[0, 3].map((count) => (
          <SpecimenState key={count} as={`${count} lines`}>
            <QuoteButton count={count} />
          </SpecimenState>
        ))}
      </Specimen>
      <Specimen name="skip-link">
        <SpecimenState as="focus, else unseen" state="focus">
          <div className={css.seen}>
            <SkipLink to="main">Skip to the content</SkipLink>
          </div>
        </SpecimenState>
      </Specimen>
      <Specimen name="imprint">
        <SpecimenState as="on paper only">
          <Imprint
            company={{
              name: "Company",
              phone: "+91 124 000 0000",
              email: "sales@company.example",
              address: "Gurugram",
            }}
            link="https://company.example/products"
          />
        </SpecimenState>
      </Specimen>
      <Specimen name="skip-button">
        <SpecimenState as="focus, else unseen" state="focus">
          <div className={css.seen}>
            <SkipButton to={() => null}>Skip the 24 lines</SkipButton>
          </div>
        </SpecimenState>
      </Specimen>
    </>
  );
}
