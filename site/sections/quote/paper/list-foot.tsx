import { useEffect, useState } from "react";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import { useIsPrinting } from "../../../ui/use-is-printing.ts";
import type { QrSquares } from "../../../labels/qr-squares.ts";
import css from "./list-foot.late.module.css";
import type { PrintedList } from "./use-printed-list.ts";

type CodeOf = (text: string) => QrSquares | undefined;

// React's compiler doesn't accept a component that contains an `import()`.
const loadQrSquares = () => import("../../../labels/qr-squares.ts");

const blanks = ["Name", "Date", "Signature and stamp"];

/** Only on paper: places to sign, and the code that opens the list on a phone unless the list is too long for one. */
export function ListFoot({ printed: { link, number }, count }: { printed: PrintedList; count: number }) {
  const [codeOf, setCodeOf] = useState<CodeOf>();
  const isPrinting = useIsPrinting();
  useEffect(() => {
    // Ahead, because printing doesn't wait. Without it the paper has the link in words.
    loadQrSquares().then(
      ({ qrSquares }) => setCodeOf(() => qrSquares),
      () => undefined,
    );
  }, []);
  const code = isPrinting && new URL(link).hash !== "" ? codeOf?.(link) : undefined;
  return (
    <div className={css.foot}>
      {/* It may stand on a sheet of its own. */}
      <p className={css.signed}>
        Quote list{number !== undefined && ` No. ${number}`}, {countWithUnit(count, "line")}
      </p>
      {blanks.map((blank) => (
        <p key={blank} className={css.blank}>
          {blank}
        </p>
      ))}
      {code && (
        <figure className={css.code}>
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label={`QR code of the link to list ${number ?? ""}`}
          >
            <path d={code.path} />
          </svg>
          <figcaption>Opens this list</figcaption>
        </figure>
      )}
    </div>
  );
}
