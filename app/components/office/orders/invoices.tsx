import type { InvoiceSheet } from "~/models/office/orders/invoice-sheet";
import { moreText } from "~/models/office/orders/more-orders";
import { officeOrdersPath } from "~/paths/office";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { OfficePage } from "../frame/office-page";

/** Invoices, each on a sheet of its own when they are printed or kept as a PDF (rule office-26). */
export function Invoices({
  shopName,
  sheets,
  without,
  isMore,
}: {
  shopName: string;
  sheets: InvoiceSheet[];
  without: string[];
  isMore: boolean;
}) {
  const isHydrated = useIsHydrated();
  return (
    <OfficePage
      title={sheets.length === 1 ? "1 invoice" : `${sheets.length} invoices`}
      way={[{ to: officeOrdersPath(), label: "Orders" }]}
      intro={`Print this page, or keep it as a PDF by the print window: each invoice has a sheet of its own.${isMore ? ` ${moreText}` : ""}`}
      actions={
        isHydrated ? (
          <button type="button" className="office-button" data-kind="main" onClick={() => window.print()}>
            Print
          </button>
        ) : null
      }
    >
      {without.length > 0 ? (
        <p className="office-note" data-tone="mind">
          Without an invoice yet: {without.join(", ")}
        </p>
      ) : null}
      {sheets.map((sheet) => (
        <Sheet key={sheet.number} shopName={shopName} sheet={sheet} />
      ))}
    </OfficePage>
  );
}

const Sheet = ({ shopName, sheet }: { shopName: string; sheet: InvoiceSheet }) => (
  <article className="office-card office-sheet">
    <header>
      <strong>{shopName}</strong>
      <span>
        Invoice {sheet.number}, {sheet.about}
      </span>
    </header>
    <div className="office-sheet-parties">
      {sheet.parties.map(({ title, lines }) => (
        <div key={title}>
          <h2>{title}</h2>
          <address>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      ))}
    </div>
    <table>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Qty</th>
          <th scope="col">Price</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {sheet.lines.map(({ id, name, detail, qty, priceText, sumText }) => (
          <tr key={id}>
            <td>
              {name} <small>{detail}</small>
            </td>
            <td>{qty}</td>
            <td>{priceText}</td>
            <td>{sumText}</td>
          </tr>
        ))}
        {sheet.sums.map(({ label, text, isTotal }) => (
          <tr key={label}>
            <th scope="row" colSpan={3}>
              {label}
            </th>
            <td>{isTotal ? <strong>{text}</strong> : text}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {sheet.notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </article>
);
