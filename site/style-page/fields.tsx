import { useState } from "react";
import { Field } from "../ui/fields/field.tsx";
import { QuantityInput } from "../ui/fields/quantity-input.tsx";
import { RemarkField } from "../ui/fields/remark-field.tsx";
import { Specimen, SpecimenState } from "./specimen.tsx";

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
    const quantityTyped = Number(typed);
    const isOne = Number.isInteger(quantityTyped) && quantityTyped > 0;
    return isOne ? { quantity: quantityTyped } : { quantity: last, sentence: `It stays at ${last}.` };
  };
  return <QuantityInput id={id} of="a drill" value={quantity} onChange={setQuantity} parse={parse} />;
}

/** All form fields. */
export function Fields() {
  return (
    <>
      <Specimen name="field">
        <SpecimenState as="empty">
          <Field as="input" name="empty" label="Name" />
        </SpecimenState>
        <SpecimenState as="filled">
          <Field as="input" name="filled" label="Name" defaultValue="Asha Rao" />
        </SpecimenState>
        {states.map((state) => (
          <SpecimenState key={state} as={state} state={state}>
            <Field as="input" name={state} label="Name" />
          </SpecimenState>
        ))}
        <SpecimenState as="error">
          <Field
            as="input"
            name="error"
            label="Email"
            defaultValue="asha.rao"
            error="Enter an e-mail address such as name@example.com."
          />
        </SpecimenState>
        <SpecimenState as="error, focus" state="focus">
          <Field as="input" name="error-focus" label="Email" error="Enter your e-mail address." />
        </SpecimenState>
        <SpecimenState as="choice">
          <Subject name="choice" />
        </SpecimenState>
        <SpecimenState as="choice, focus" state="focus">
          <Subject name="choice-focus" />
        </SpecimenState>
        <SpecimenState as="choice, error">
          <Subject name="choice-error" error="Choose a subject." />
        </SpecimenState>
        <SpecimenState as="long text">
          <Field
            as="textarea"
            name="text"
            label="Message"
            rows={3}
            defaultValue="Please quote for CNMG 120408, 50 pieces."
          />
        </SpecimenState>
        <SpecimenState as="long text, error">
          <Field as="textarea" name="text-error" label="Message" rows={3} error="Enter your message." />
        </SpecimenState>
      </Specimen>
      <Specimen name="remark-field">
        <SpecimenState as="empty">
          <Remark id="remark-empty" />
        </SpecimenState>
        <SpecimenState as="filled">
          <Remark id="remark-filled" first="for EN8" />
        </SpecimenState>
        <SpecimenState as="focus" state="focus">
          <Remark id="remark-focus" />
        </SpecimenState>
      </Specimen>
      <Specimen name="quantity-input">
        <SpecimenState as="at one: no less">
          <Count id="quantity-one" first={1} />
        </SpecimenState>
        <SpecimenState as="default">
          <Count id="quantity-ten" first={10} />
        </SpecimenState>
        <SpecimenState as="many">
          <Count id="quantity-many" first={12500} />
        </SpecimenState>
        <SpecimenState as="hover" state="hover">
          <Count id="quantity-hover" first={10} />
        </SpecimenState>
        <SpecimenState as="focus, on each stop" state="focus">
          <Count id="quantity-focus" first={10} />
        </SpecimenState>
      </Specimen>
    </>
  );
}
