import { useEffect, useRef, useState, type FormEvent } from "react";
import type { HandAnswer } from "../../../browsing/match-hand.ts";
import type { QueryClient } from "../../../browsing/query-client.ts";
import { shapeName } from "../../../catalogue/model/insert-forms.ts";
import type { InHand } from "../../../engineering/in-hand/in-hand.ts";
import buttons from "../../../ui/button.first.module.css";
import { AskPerson, type Person } from "../search/ask-person.tsx";
import { handWords } from "./hand-words.ts";
import { InHandFound } from "./in-hand-found.tsx";
import { readHand, type HandFields } from "./read-hand.ts";
import { ShapePicture, shapeLetters } from "./shape-picture.tsx";
import css from "./in-hand.late.module.css";

interface InHandFormProps {
  queries: QueryClient;
  person: Person;
  /** Called before the page opens a tool. */
  onOpen: () => void;
}

/** What came of the last question. */
type Asked =
  | { status: "fault"; field: "measured" | "all"; sentence: string }
  | { status: "waiting" | "failed"; hand: InHand }
  | { status: "answered"; hand: InHand; answer: HandAnswer };

const holes: readonly [HandFields["hole"], string][] = [
  ["", "Not sure"],
  ["straight", "Straight hole"],
  ["countersunk", "Countersunk hole"],
  ["none", "No hole"],
];

/** An insert by what a hand and calipers can tell: shape, size, hole, and what is left of its code. */
export function InHandForm({ queries, person, onOpen }: InHandFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<Asked>();
  // What was pressed to open this is gone.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = readHand(data);
    if ("fault" in read) {
      setAsked({ status: "fault", field: read.field, sentence: read.fault });
      if (read.field === "measured") form.current?.querySelector<HTMLElement>("[name=measured]")?.focus();
      return;
    }
    const { hand } = read;
    setAsked({ status: "waiting", hand });
    try {
      setAsked({ status: "answered", hand, answer: await queries.ask({ kind: "match hand", hand }) });
    } catch {
      setAsked({ status: "failed", hand });
    }
  }

  const fault = asked?.status === "fault" ? asked : undefined;
  return (
    <section className={css.hand} aria-labelledby="in-hand-title">
      <h3 id="in-hand-title">What is in my hand?</h3>
      <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <fieldset>
          <legend>Shape, seen from above</legend>
          <div className={css.choices}>
            {["", ...shapeLetters].map((letter) => (
              <label key={letter} className={css.choice}>
                <input type="radio" name="shape" value={letter} defaultChecked={letter === ""} />
                {letter !== "" && <ShapePicture letter={letter} />}
                {letter === "" ? "Not sure" : `${letter}, ${shapeName(letter)}`}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={css.row}>
          <label className={css.field}>
            Measured, mm
            <input
              name="measured"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              aria-invalid={fault?.field === "measured" || undefined}
              aria-describedby={fault?.field === "measured" ? "in-hand-fault" : undefined}
            />
          </label>
          <label className={css.field}>
            What was measured
            <select name="of">
              <option value="circle">Inscribed circle</option>
              <option value="edge">Edge (round: across)</option>
            </select>
          </label>
          <label className={css.field}>
            Hole
            <select name="hole">
              {holes.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label className={css.field}>
            Printed, what is left
            <input
              name="printed"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
              placeholder="WN?G 0804"
            />
          </label>
        </div>
        <p id="in-hand-fault" className={css.fault} role="alert">
          {fault?.sentence}
        </p>
        <button type="submit" className={buttons.primary}>
          Find its seat
        </button>
      </form>
      <div role="status">{asked?.status === "waiting" && <p>Looking through the range…</p>}</div>
      {asked?.status === "failed" && (
        <p role="alert">The range could not be loaded. Check the connection and press again, or ask us.</p>
      )}
      {asked?.status === "answered" && (
        <InHandFound hand={asked.hand} answer={asked.answer} onOpen={onOpen} />
      )}
      {asked && asked.status !== "waiting" && (
        <AskPerson
          person={person}
          query={`Which insert is this?${"hand" in asked ? ` ${handWords(asked)}` : ""}`}
          reason="Not it? Describe it, and an engineer tells you the insert and its holder."
        />
      )}
    </section>
  );
}
