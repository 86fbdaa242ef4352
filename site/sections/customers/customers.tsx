import type { PageCopy } from "../../copy/page.ts";
import type { Customer } from "../../copy/people.ts";
import blocks from "../../ui/blocks/blocks.module.css";
import layout from "../../ui/layout.first.module.css";
import css from "./customers.module.css";

export interface CustomersProps {
  copy: PageCopy["customers"];
  customers: (Pick<Customer, "name" | "description"> & {
    logo: { src: string; width: number; height: number };
  })[];
}

/** The customers' logos in one optical height, with names and products. */
export function Customers({ copy, customers }: CustomersProps) {
  return (
    <section
      id="customers"
      className={`${blocks.section} ${layout.measure}`}
      tabIndex={-1}
      aria-labelledby="customers-title"
    >
      <header className={`${blocks.spread} ${blocks.blockHead}`}>
        <h2 id="customers-title">{copy.title}</h2>
        <p className={blocks.note}>{copy.note}</p>
      </header>
      <ul className={css.list}>
        {customers.map(({ name, description, logo }) => (
          <li key={name} className={css.customer}>
            <img className={css.logo} {...logo} alt="" loading="lazy" />
            <div>
              <h3 className={css.name}>{name}</h3>
              <p className={css.description}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
