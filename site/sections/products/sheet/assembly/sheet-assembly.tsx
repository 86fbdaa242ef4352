import { useState } from "react";
import type { CatalogueStore } from "../../../../browsing/catalogue-store.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import buttons from "../../../../ui/button.first.module.css";
import { latePart } from "../../../../ui/part/late-part.tsx";
import { SheetSection } from "../tool/sheet-section.tsx";
import { isAssembled, isMill } from "./assembly.ts";
import { readChoice } from "./assembly-address.ts";
import css from "./sheet-assembly.late.module.css";

const Assembling = latePart(
  "The assembly",
  async () => (await import("./assembling.tsx")).Assembling,
  <p role="status" className={css.waiting}>
    Putting it together…
  </p>,
);

interface SheetAssemblyProps {
  store: CatalogueStore;
  /** Address of the file of what fits. */
  fits: string;
  product: ShownProduct;
  /** What the address says is put together. */
  assembly: string | undefined;
}

/** The tool with its partner or in its tool holder: a button, and the assembly once it is opened, or if the address has one. */
export function SheetAssembly({ store, fits, product, assembly }: SheetAssemblyProps) {
  const [choice] = useState(() => readChoice(assembly, product.id));
  const [isOpen, setOpen] = useState(choice !== undefined);
  if (!isAssembled(product)) return null;
  const what = isMill(product)
    ? "This mill in its tool holder, to scale"
    : "Insert and what holds it together, to scale";
  return (
    <SheetSection
      name="assembly"
      title="Assembly"
      note={`${what}: reach, deflection, a card for the setup sheet`}
      isOnPaper={false}
    >
      {isOpen ? (
        <Assembling store={store} fits={fits} product={product} choice={choice} />
      ) : (
        <button
          type="button"
          className={`${buttons.secondary} ${buttons.small} ${css.open}`}
          onClick={() => setOpen(true)}
        >
          Put it together
        </button>
      )}
    </SheetSection>
  );
}
