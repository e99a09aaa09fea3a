import { addressLines } from "../address/address-lines";
import { totalRows } from "../cart-summary/total-rows";
import { formatMoney } from "../money/format-money";
import { lineName } from "../order-view/line-detail";
import { lineTotalText } from "../order-view/line-total";
import type { OrderView } from "../order-view/order-view";
import { escapeHtml } from "./escape-html";
import type { Mail } from "./mail";
import { mailPage, mailTable } from "./mail-page";
import type { MailShop } from "./mail-shop";

/** What a seller is told about an order: that it came, or that it was canceled by someone else. */
export const sellerMailKinds = ["ordered", "canceled"] as const;
/** One of {@link sellerMailKinds}. */
export type SellerMailKind = (typeof sellerMailKinds)[number];

/** A mail to the seller of an order (rule sellers-12), with equivalent HTML and text. */
export function sellerMail({
  kind,
  to,
  order,
  shop,
}: {
  kind: SellerMailKind;
  to: string;
  order: OrderView;
  shop: MailShop;
}): Mail {
  const isNew = kind === "ordered";
  const number = order.incrementId;
  const subject = isNew ? `New order ${number}` : `Order ${number} was canceled`;
  const paragraphs = isNew
    ? [`You have a new order on ${shop.name}, of ${order.createdAtText}. Please pack and send it.`]
    : [
        `Order ${number} on ${shop.name} was canceled. Please do not send it: its pieces are on sale again.`,
        ...reasonOf(order),
      ];
  const rows = isNew ? [...goodsOf(order), ...sumsOf(order)] : goodsOf(order);
  const blocks = isNew ? blocksOf(order) : [];
  return {
    ...{ to, subject, messageKey: `seller-${kind}-${order.id}` },
    from: { name: shop.name, address: shop.email },
    text: [
      ...paragraphs,
      rows.map(([name, amount]) => `${name}  ${amount}`).join("\n"),
      ...blocks.map(({ title, lines }) => [title, ...lines].join("\n")),
      shop.name,
    ].join("\n\n"),
    html: mailPage({
      title: subject,
      shop,
      body: [
        ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
        mailTable(rows, shop),
        ...blocks.map(
          ({ title, lines }) =>
            `<p style="margin:0 0 16px"><strong>${escapeHtml(title)}</strong><br>${lines.map(escapeHtml).join("<br>")}</p>`,
        ),
      ].join("\n"),
      footer: escapeHtml(shop.name),
    }),
  };
}

/** The note of the cancellation, which has the shopper's reason. */
const reasonOf = ({ events }: OrderView): string[] =>
  events.flatMap(({ toStatus, note }) => (toStatus === "canceled" && note !== "" ? [note] : []));

type Row = readonly [string, string];

/** With the SKU: the seller packs by it. */
const goodsOf = ({ lines, currency }: OrderView): Row[] =>
  lines.map((line) => [`${line.qty} × ${lineName(line)}, ${line.sku}`, lineTotalText(line, currency)]);

function sumsOf(order: OrderView): Row[] {
  const known = { shipping: true, tax: true, needsShipping: order.shippingAddress !== null };
  const rows = totalRows(order, known).map(
    ({ label, amountMinor }): Row => [label, formatMoney(amountMinor, order.currency)],
  );
  return [...rows, ["Total", formatMoney(order.grandTotalMinor, order.currency)]];
}

function blocksOf({ shippingAddress, shippingMethodTitle, customerNote }: OrderView) {
  return [
    ...(shippingAddress
      ? [{ title: `Send it by ${shippingMethodTitle} to`, lines: addressLines(shippingAddress) }]
      : []),
    ...(customerNote ? [{ title: "The shopper wrote", lines: [customerNote] }] : []),
  ];
}
