import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { productLink } from "./product-link.ts";
import { useToday } from "./use-today.ts";
import print from "./sheet-print.late.module.css";

/** Who a printed sheet is from. */
export interface SheetCompany {
  name: string;
  phone: string;
  email: string;
  /** In one line. */
  address: string;
}

interface PrintFootProps {
  company: SheetCompany;
  product: ShownProduct;
}

/** Only on paper: the company, the date, and the sheet's address. */
export function PrintFoot({ company, product }: PrintFootProps) {
  return (
    <div className={`${print.onPaper} ${print.foot}`}>
      <address>
        <b>{company.name}</b>, {company.address} · {company.phone} · {company.email}
      </address>
      <p>
        {useToday()} · {productLink(product)}
      </p>
    </div>
  );
}
