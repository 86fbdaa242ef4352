import type { FieldErrors } from "#contract/contact.ts";
import layout from "../../ui/layout.first.module.css";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";
import { order } from "./contact-fields.ts";
import { UNSENT } from "./unsent.ts";
import css from "./contact-form.module.css";

interface RefusedFieldsProps {
  errors: FieldErrors;
  /** The announcement; empty when the visitor types again. */
  announcement: string;
}

/**
 * The fields to correct, each with a link. The list isn't a live region, because it gets shorter while the visitor
 * types: a separate sentence announces it once.
 */
export function RefusedFields({ errors, announcement }: RefusedFieldsProps) {
  const isHydrated = useIsHydrated();
  const faults = order.filter((name) => errors[name]);
  return (
    <>
      <div role="alert" className={css.alert} data-unsent={UNSENT}>
        {announcement && <span className={layout.srOnly}>{announcement}</span>}
      </div>
      {/* Without script they are at the top of the page. */}
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

/** The error of each field, as a link to the field. On the server-filled page fields without errors are removed. */
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
