import type { FieldErrors } from "#contract/contact.ts";
import layout from "../../ui/layout.first.module.css";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";
import { order } from "./contact-fields.ts";
import { UNSENT } from "./unsent.ts";
import css from "./contact-form.module.css";

interface RefusedFieldsProps {
  errors: FieldErrors;
  /** The announcement; empty once the visitor types again. */
  said: string;
}

/**
 * The fields to correct, each a link. The list isn't live, because it gets shorter while the visitor types: it is
 * announced once, by a sentence of its own.
 */
export function RefusedFields({ errors, said }: RefusedFieldsProps) {
  const isHydrated = useIsHydrated();
  const faults = order.filter((name) => errors[name]);
  return (
    <>
      <div role="alert" className={css.alert} data-unsent={UNSENT}>
        {said && <span className={layout.srOnly}>{said}</span>}
      </div>
      {/* Without script the page has them at its top. */}
      {isHydrated && faults.length > 0 && (
        <div className={css.summary} role="group" aria-labelledby="contact-faults">
          <p id="contact-faults">
            {faults.length === 1 ? "One field needs a look:" : `${faults.length} fields need a look:`}
          </p>
          <FaultLinks errors={errors} />
        </div>
      )}
    </>
  );
}

/** What is wrong with each field, as a link to it. Where the server fills it in, it leaves out what is right. */
export function FaultLinks({ errors }: { errors: FieldErrors }) {
  return (
    <ul className={css.faults}>
      {order.map(
        (name) =>
          errors[name] && (
            <li key={name}>
              <a href={`#contact-${name}`}>{errors[name]}</a>
            </li>
          ),
      )}
    </ul>
  );
}
