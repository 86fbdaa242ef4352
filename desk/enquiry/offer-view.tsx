import { type Offer, howOffered, lineTotal, offerTotals, percent, rupees } from "#contract/offer/offer.ts";
import { Wide } from "../ui/parts.tsx";

/** An offer as a table with its sums. */
export function OfferView({ offer }: { offer: Offer }) {
  const { net, gst, total } = offerTotals(offer);
  return (
    <Wide label="Offer">
      <table className="offer">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Qty</th>
            <th scope="col">₹ each</th>
            <th scope="col">Disc. %</th>
            <th scope="col">Delivery</th>
            <th scope="col">₹</th>
          </tr>
        </thead>
        <tbody>
          {offer.lines.map((line) => {
            const sum = lineTotal(line);
            return (
              <tr key={line.asked}>
                <th scope="row">
                  {line.name}{" "}
                  <span className="note">
                    {[line.orderCode, howOffered(line), line.difference, line.hsn && `HSN ${line.hsn}`]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </th>
                <td>{line.quantity}</td>
                <td>{line.unit === null ? "not offered" : rupees(line.unit)}</td>
                <td>{line.discount > 0 && percent(line.discount)}</td>
                <td>{line.delivery}</td>
                <td>{sum !== undefined && rupees(sum)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {offer.freight > 0 && <Sum label="Freight" amount={offer.freight} />}
          <Sum label="Before GST" amount={net} />
          {gst.map(({ rate, amount }) => (
            <Sum key={rate} label={`GST ${percent(rate)} %`} amount={amount} />
          ))}
          <Sum label="Total" amount={total} />
        </tfoot>
      </table>
    </Wide>
  );
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <tr>
      <th scope="row" colSpan={5}>
        {label}
      </th>
      <td>{rupees(amount)}</td>
    </tr>
  );
}
