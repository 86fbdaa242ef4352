import { useMemo, useRef, useState, useSyncExternalStore, type ComponentType } from "react";
import { isOverlayOpen, replaceAddress, subscribeToAddress } from "../../../browsing/browser-history.ts";
import type { CatalogueStore } from "../../../browsing/catalogue-store.ts";
import { pageAddress } from "../../../browsing/page-address.ts";
import type { QueryClient } from "../../../browsing/query-client.ts";
import { useAnswer } from "../../../enquiry/use-answer.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import type { MixedBandsProps } from "../mixed/mixed-bands.tsx";
import { AskPerson, type Person } from "../search/ask-person.tsx";
import {
  handAddress,
  handFieldsIn,
  noFields,
  type HandFields,
} from "../../../catalogue/places/hand-address.ts";
import { handWords } from "./hand-words.ts";
import { InHandForm } from "./in-hand-form.tsx";
import { InHandFound } from "./in-hand-found.tsx";
import { knownFields, readHand, type ReadHand } from "./read-hand.ts";
import css from "./in-hand.late.module.css";

/** The description of an insert in the address; undefined if the address contains none. */
function useHandFields(): HandFields | undefined {
  const address = useSyncExternalStore(subscribeToAddress, pageAddress, () => "/");
  return useMemo(() => {
    const fields = handFieldsIn(new URL(address, "https://site.example").search);
    return fields && knownFields(fields);
  }, [address]);
}

/** Whether the form contains enough to ask. */
function isFilled(fields: HandFields): boolean {
  return handAddress({ ...fields, of: "" }) !== handAddress(noFields);
}

interface InHandFinderProps {
  store: CatalogueStore;
  /** Loaded late. */
  Bands: ComponentType<MixedBandsProps>;
  queries: QueryClient;
  person: Person;
}

/**
 * An insert in the hand: the form, the seats, and the matching tools. The page's address carries the description, for a
 * colleague and for the way back from a tool; over a category the address is the category's.
 */
export function InHandFinder({ store, Bands, queries, person }: InHandFinderProps) {
  const section = useRef<HTMLDivElement>(null);
  const linked = useHandFields();
  const [fields, setFields] = useState(noFields);
  const [shown, setShown] = useState<HandFields>();
  if (linked !== shown) {
    setShown(linked);
    if (linked) setFields(linked);
  }
  /** A form with an error, which therefore isn't in the address. */
  const [wrong, setWrong] = useState<{ fields: HandFields; read: ReadHand }>();
  const read = useMemo(() => (isFilled(fields) ? readHand(fields) : undefined), [fields]);
  const hand = read && "hand" in read ? read.hand : undefined;
  const wrongRead = wrong?.fields === fields ? wrong.read : read;
  const fault = wrongRead && "fault" in wrongRead ? wrongRead : undefined;
  const { status, last, retry } = useAnswer(queries.ask, hand && { kind: "match hand", hand });
  const hasFailed = status === "failed" && !fault;
  const answer = status === "answered" && !fault ? last?.answer : undefined;

  function find(typed: HandFields): void {
    const now = readHand(typed);
    if ("fault" in now) {
      setWrong({ fields, read: now });
      if (now.field === "measured") section.current?.querySelector<HTMLElement>("[name=measured]")?.focus();
      return;
    }
    setWrong(undefined);
    // Asks again even if nothing has changed: the connection may be back.
    if (handAddress(typed) === handAddress(fields)) retry();
    setFields(typed);
    if (!isOverlayOpen()) replaceAddress(handAddress(typed));
  }

  return (
    <div ref={section} className={`${blocks.stack} ${css.hand}`}>
      <h2 className={css.title}>What is in my hand?</h2>
      <InHandForm fields={fields} fault={fault} onFind={find} />
      <div role="status">{hand && status === "asking" && !fault && <p>Looking through the range…</p>}</div>
      {hasFailed && (
        <p role="alert">The range could not be loaded. Check the connection and press again, or ask us.</p>
      )}
      {hand && answer && <InHandFound store={store} Bands={Bands} hand={hand} answer={answer} />}
      {(answer || hasFailed || fault) && (
        <AskPerson
          person={person}
          query={`Which insert is this?${hand && !fault ? ` ${handWords({ hand })}` : ""}`}
          reason="Not it? Describe it, and an engineer tells you the insert and its holder."
        />
      )}
    </div>
  );
}
