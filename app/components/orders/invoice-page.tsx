// @public

import {
  type InvoiceSum,
  invoiceParties,
  invoiceSums,
  type WholeInvoice,
} from "~/models/orders/invoice/invoice-parts";
import { lineDetail } from "~/models/orders/order-view/line-detail";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { PrintButton } from "../selling/lists/print-button";
import { useRootData } from "../ui/page/root-data";

/** An invoice as it is printed: seller, buyer, lines, taxes and what was paid (rule orders-11). */
export function InvoicePage({ order, invoice, seller, soldBy, note }: WholeInvoice) {
  return (
    <article className="mx-auto max-w-[800px] px-5 py-10 text-[0.95rem] md:px-8 print:max-w-none print:p-0">
      <div className="mb-8 flex items-center justify-between gap-6 border-b-4 border-brand pb-5">
        <ShopMark />
        <PrintButton />
      </div>
      <header>
        <h1 className="text-3xl font-medium wrap-anywhere">Invoice {invoice.number}</h1>
        <p className="mt-2 text-muted">
          {invoice.issuedOnText} · Order {order.incrementId} of {invoice.orderedOnText}
        </p>
      </header>
      <div className="mt-8 grid gap-8 sm:grid-cols-2 md:grid-cols-3 print:grid-cols-3">
        {invoiceParties({ order, seller, soldBy }).map((party) => (
          <Party key={party.title} {...party} />
        ))}
      </div>
      <Lines order={order} />
      <Sums sums={invoiceSums(order, invoice)} currency={order.currency} />
      {invoice.taxExemption ? <p className="mt-8 wrap-anywhere">{invoice.taxExemption}</p> : null}
      <p className="mt-8 text-muted">Payment: {order.paymentMethodTitle}</p>
      {note ? <p className="mt-2 whitespace-pre-line wrap-anywhere">{note}</p> : null}
    </article>
  );
}

/** Whose invoice it is: the shop's logo, or its name in its typeface. */
function ShopMark() {
  const { name, logo } = useRootData().shop;
  if (logo) return <img src={logo} alt={name} className="max-h-12 w-auto min-w-0" />;
  return <p className="font-heading text-2xl tracking-tight wrap-anywhere">{name}</p>;
}

function Party({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section>
      <h2 className="font-body text-sm font-semibold tracking-normal">{title}</h2>
      <address className="mt-1.5 not-italic">
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </address>
    </section>
  );
}

function Lines({ order }: { order: OrderView }) {
  const cell = "border-b border-line py-2.5 pl-4 align-top first:pl-0";
  return (
    <table className="mt-10 w-full border-collapse">
      <caption className="sr-only">Items of order {order.incrementId}</caption>
      <thead>
        <tr className="text-left text-sm text-muted">
          <th scope="col" className={cell}>
            Item
          </th>
          <th scope="col" className={`${cell} text-right`}>
            Quantity
          </th>
          <th scope="col" className={`${cell} hidden text-right sm:table-cell print:table-cell`}>
            Price
          </th>
          <th scope="col" className={`${cell} text-right`}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id} className="break-inside-avoid">
            <td className={`${cell} wrap-anywhere`}>
              {line.name}
              <span className="block text-sm text-muted">
                {[line.sku, lineDetail(line)].filter(Boolean).join(" · ")}
              </span>
            </td>
            <td className={`${cell} text-right tabular-nums`}>{line.qty}</td>
            <td className={`${cell} hidden text-right tabular-nums sm:table-cell print:table-cell`}>
              {formatMoney(line.priceMinor, order.currency)}
            </td>
            <td className={`${cell} text-right tabular-nums`}>
              {formatMoney(line.rowTotalMinor, order.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ sums, currency }: { sums: InvoiceSum[]; currency: string }) {
  return (
    <dl className="mt-6 ml-auto grid max-w-xs grid-cols-[1fr_auto] gap-x-8 gap-y-1.5 tabular-nums break-inside-avoid">
      {sums.map(({ label, amountMinor, isTotal }) => (
        <div
          key={label}
          className={`col-span-2 grid grid-cols-subgrid ${isTotal ? "mt-1 text-lg font-semibold" : ""}`}
        >
          <dt>{label}</dt>
          <dd className="text-right">{formatMoney(amountMinor, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
