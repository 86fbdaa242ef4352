import { Dial } from "../../../ui/dial.tsx";
import layout from "../../../ui/layout.first.module.css";
import { tel } from "../../../ui/tel.ts";
import css from "./product-page.alone.module.css";

/** The bar over the static pages of products and guides. */
export function OwnPageHead({ company }: { company: { name: string; phone: string } }) {
  return (
    <header className={css.bar}>
      <div className={`${layout.measure} ${css.top}`}>
        <a className={css.logo} href="/#home">
          <Dial />
          {company.name}
        </a>
        <a href={tel(company.phone)}>{company.phone}</a>
      </div>
    </header>
  );
}
