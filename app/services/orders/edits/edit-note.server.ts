import type { Address } from "~/models/accounts/address/address";
import { addressLines } from "~/models/accounts/address/address-lines";
import { editText, type OrderEdit } from "~/models/orders/edit/order-edit";
import { formatMoney } from "~/models/platform/money/format-money";
import { cutText } from "~/models/platform/text/storable-text";
import type { PricedEdit } from "./price-edit.server";

/** An edit with what its person says of it. */
export type NotedEdit = OrderEdit & { note?: string };

/** What is known of an edit; without a summary where nothing was priced again. */
type KnownEdit = Pick<PricedEdit, "order" | "items" | "lines"> & { summary: PricedEdit["summary"] | null };

/**
 * What the history of an order says of an edit: lines, addresses and the total, before and after; empty where
 * nothing is another.
 */
export function editNote({ order, items, lines, summary }: KnownEdit, edit: NotedEdit): string {
  const skuOf = (id: number) =>
    items.find((item) => item.id === id)?.sku ??
    summary?.items.find(({ itemId }) => itemId === id)?.sku ??
    "";
  const removed = items.flatMap(({ id, sku, qty }) =>
    lines.some((line) => line.id === id) ? [] : [{ sku, wasQty: qty, qty: 0 }],
  );
  const changed = lines.map(({ id, qty, wasQty }) => ({ sku: skuOf(id), wasQty, qty }));
  const method = edit.shippingMethodCode === undefined ? undefined : summary?.shippingMethod?.title;
  const said = [
    editText([...changed, ...removed]),
    changeOf("Email", order.email, edit.email),
    changeOf(
      "Deliver to",
      lineOf(order.shippingAddress),
      edit.shippingAddress && lineOf(edit.shippingAddress),
    ),
    changeOf("Bill to", lineOf(order.billingAddress), edit.billingAddress && lineOf(edit.billingAddress)),
    changeOf("Shipping", order.shippingMethod?.title ?? "", method),
  ].filter(Boolean);
  if (said.length === 0) return "";
  const nowMinor = summary?.totals.totalDueMinor ?? order.totalDueMinor;
  const [was, now] = [order.totalDueMinor, nowMinor].map((minor) => formatMoney(minor, order.currency));
  const total = was === now ? [] : [`Total ${was} → ${now}`];
  return cutText(`Edited: ${[...said, ...total].join("; ")}${edit.note ? `: ${edit.note}` : ""}`, 2000);
}

/** An address in one line, with the phone. */
const lineOf = (address: Address | null): string =>
  address ? [...addressLines(address), address.phone].filter(Boolean).join(", ") : "";

const changeOf = (label: string, was: string, now: string | undefined): string =>
  now === undefined || now === was ? "" : `${label}: ${was} → ${now}`;
