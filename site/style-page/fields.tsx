import { useState } from "react";
import { Field } from "../ui/fields/field.tsx";
import { QuantityInput } from "../ui/fields/quantity-input.tsx";
import { RemarkField } from "../ui/fields/remark-field.tsx";
import { Part, Shown } from "./part.tsx";

const states = ["hover", "focus"] as const;

function Subject({ name, error }: { name: string; error?: string }) {
  return (
    <Field as="select" name={name} label="Subject" {...(error === undefined ? {} : { error })}>
      <option>Choose a subject</option>
      <option>Product inquiry</option>
    </Field>
  );
}

function Remark({ id, first = "" }: { id: string; first?: string }) {
  const [remark, setRemark] = useState(first);
  return <RemarkField id={id} of="a drill" value={remark} maxLength={80} onChange={setRemark} />;
}

function Count({ id, first }: { id: string; first: number }) {
  const [quantity, setQuantity] = useState(first);
  const parse = (typed: string, last: number) => {
    const wanted = Number(typed);
    const isOne = Number.isInteger(wanted) && wanted > 0;
    return isOne ? { quantity: wanted } : { quantity: last, sentence: `It stays at ${last}.` };
  };
  return <QuantityInput id={id} of="a drill" value={quantity} onChange={setQuantity} parse={parse} />;
}

/** All form fields. */
export function Fields() {
  return (
    <>
      <Part name="field">
        <Shown as="empty">
          <Field as="input" name="empty" label="Name" />
        </Shown>
        <Shown as="filled">
          <Field as="input" name="filled" label="Name" defaultValue="Asha Rao" />
        </Shown>
        {states.map((state) => (
          <Shown key={state} as={state} state={state}>
            <Field as="input" name={state} label="Name" />
          </Shown>
        ))}
        <Shown as="error">
          <Field
            as="input"
            name="error"
            label="Email"
            defaultValue="asha.rao"
            error="Enter an e-mail address such as name@example.com."
          />
        </Shown>
        <Shown as="error, focus" state="focus">
          <Field as="input" name="error-focus" label="Email" error="Enter your e-mail address." />
        </Shown>
        <Shown as="choice">
          <Subject name="choice" />
        </Shown>
        <Shown as="choice, focus" state="focus">
          <Subject name="choice-focus" />
        </Shown>
        <Shown as="choice, error">
          <Subject name="choice-error" error="Choose a subject." />
        </Shown>
        <Shown as="long text">
          <Field
            as="textarea"
            name="text"
            label="Message"
            rows={3}
            defaultValue="Please quote for CNMG 120408, 50 pieces."
          />
        </Shown>
        <Shown as="long text, error">
          <Field as="textarea" name="text-error" label="Message" rows={3} error="Enter your message." />
        </Shown>
      </Part>
      <Part name="remark-field">
        <Shown as="empty">
          <Remark id="remark-empty" />
        </Shown>
        <Shown as="filled">
          <Remark id="remark-filled" first="for EN8" />
        </Shown>
        <Shown as="focus" state="focus">
          <Remark id="remark-focus" />
        </Shown>
      </Part>
      <Part name="quantity">
        <Shown as="at one: no less">
          <Count id="quantity-one" first={1} />
        </Shown>
        <Shown as="default">
          <Count id="quantity-ten" first={10} />
        </Shown>
        <Shown as="many">
          <Count id="quantity-many" first={12500} />
        </Shown>
        <Shown as="hover" state="hover">
          <Count id="quantity-hover" first={10} />
        </Shown>
        <Shown as="focus, on each stop" state="focus">
          <Count id="quantity-focus" first={10} />
        </Shown>
      </Part>
    </>
  );
}
