import type { PastOrderView } from "~/models/orders/past-order";
import { formatMoney } from "~/models/platform/money/format-money";
import { Icon } from "../ui/icon";

/** Orders of the shop before it moved here: each opens to its lines and sums. */
export function PastOrders({ orders }: { orders: readonly PastOrderView[] }) {
  if (orders.length === 0) return null;
  return (
    <section className="mt-12" aria-labelledby="earlier-orders">
      <h2 id="earlier-orders" className="text-lg font-medium">
        Earlier orders
      </h2>
      <p className="mt-1 text-sm text-muted">From our previous store.</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {orders.map((order) => (
          <li key={order.id}>
            <details className="group">
              <summary className="flex cursor-pointer list-none items-center gap-x-4 py-4 [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 flex-1">
                  <span className="font-medium">Order {order.number}</span>
                  <span className="block text-sm text-muted first-letter:uppercase">
                    {[order.placedOnText, order.state].filter((part) => part !== "").join(" · ")}
                  </span>
                </span>
                <span className="font-medium tabular-nums">
                  {formatMoney(order.totalMinor, order.currency)}
                </span>
                <span className="transition-transform group-open:rotate-180">
                  <Icon name="chevronDown" sizePx={18} />
                </span>
              </summary>
              <PastOrderDetails order={order} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PastOrderDetails({ order }: { order: PastOrderView }) {
  const money = (minor: number) => formatMoney(minor, order.currency);
  const sums = [
    { name: "Subtotal", minor: order.subtotalMinor },
    { name: `Discount ${order.discountCodes}`.trim(), minor: -order.discountMinor },
    { name: `Shipping ${order.shippingTitle}`.trim(), minor: order.shippingMinor },
    ...(order.taxes.length > 0
      ? order.taxes.map(({ name, amountMinor }) => ({ name, minor: amountMinor }))
      : [{ name: "Tax", minor: order.taxMinor }]),
  ].filter(({ minor }) => minor !== 0);
  return (
    <div className="grid gap-4 pb-5 text-sm">
      <ul>
        {order.lines.map((line) => (
          <li
            key={`${line.sku} ${line.name} ${line.qty} ${line.priceMinor}`}
            className="flex justify-between gap-6 py-1"
          >
            <span className="min-w-0 break-words">
              {line.qty} × {line.name}
              {line.sku === "" ? null : <span className="block text-muted">{line.sku}</span>}
            </span>
            <span className="tabular-nums">{money(Math.round(line.qty * line.priceMinor))}</span>
          </li>
        ))}
      </ul>
      <dl className="border-t border-line pt-3">
        {[
          ...sums,
          { name: "Total", minor: order.totalMinor },
          ...(order.refundedMinor === 0 ? [] : [{ name: "Refunded", minor: -order.refundedMinor }]),
        ].map(({ name, minor }) => (
          <div key={name} className="flex justify-between gap-6 py-1">
            <dt>{name}</dt>
            <dd className="tabular-nums">{money(minor)}</dd>
          </div>
        ))}
      </dl>
      {[order.shipping, order.paymentTitle === "" ? [] : [`Paid by ${order.paymentTitle}`]]
        .filter((lines) => lines.length > 0)
        .map((lines) => (
          <p key={lines.join()} className="whitespace-pre-line text-muted">
            {lines.join("\n")}
          </p>
        ))}
    </div>
  );
}
