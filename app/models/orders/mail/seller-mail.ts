// @public

import { english } from "~/models/platform/texts/format-message";
import { addressLines } from "../../accounts/address/address-lines";
import { pickupText } from "../../marketplace/pickup-place";
import type { Mail } from "../../platform/mail/mail";
import { formatMoney } from "../../platform/money/format-money";
import { totalRows } from "../../selling/cart-summary/total-rows";
import { type MailLine, mailLines, mailLineText, mailPicture } from "../../shops/mail/mail-lines";
import { mailBlock, mailButton, mailPage, mailParagraphs, mailTable } from "../../shops/mail/mail-page";
import { reachText } from "../../shops/mail/mail-reach";
import type { MailShop } from "../../shops/mail/mail-shop";
import { lineDetail } from "../order-view/line-detail";
import { lineTotalText } from "../order-view/line-total";
import { discountText } from "../order-view/order-discounts";
import type { OrderLineView, OrderView } from "../order-view/order-view";
import { returnReasonText } from "../return-request/return-text";
import type { ReturnView } from "../return-request/return-view";

/**
 * What a seller is told about an order: that it came, was canceled or refunded by someone else before it was
 * sent, or is to be sent back in part.
 */
export const sellerMailKinds = ["ordered", "canceled", "return_requested"] as const;
/** One of {@link sellerMailKinds}. */
export type SellerMailKind = (typeof sellerMailKinds)[number];

/**
 * A mail to the seller of an order (rules sellers-12 and order-returns-8), with equivalent HTML and text.
 * `subjectId` names the return it is about, `url` is the order in the office.
 */
export function sellerMail({
  kind,
  to,
  order,
  shop,
  url,
  subjectId = "",
}: {
  kind: SellerMailKind;
  to: string;
  order: OrderView;
  shop: MailShop;
  url: string;
  subjectId?: string;
}): Mail {
  const { subject, paragraphs, goods, sums, blocks } = wordsOf(kind, order, shop, subjectId);
  return {
    to,
    subject,
    messageKey: `seller-${kind}-${order.id}${subjectId && `-${subjectId}`}`,
    from: { name: shop.name, address: shop.email },
    text: [
      ...paragraphs,
      `${action}: ${url}`,
      goods.map(mailLineText).join("\n"),
      sums.map((row) => row.join("  ")).join("\n"),
      ...blocks.map(({ title, lines }) => [title, ...lines].join("\n")),
      ...reachText(shop),
    ]
      .filter(Boolean)
      .join("\n\n"),
    html: mailPage({
      title: subject,
      shop,
      preview: paragraphs[0] ?? subject,
      body: [
        mailParagraphs(paragraphs),
        `<p style="margin:20px 0">${mailButton({ label: action, url, isMain: true }, shop)}</p>`,
        mailLines(goods, shop),
        sums.length > 0 ? mailTable(sums, shop) : "",
        ...blocks.map(({ title, lines }) => mailBlock({ title, rows: lines })),
      ]
        .filter(Boolean)
        .join("\n"),
    }),
  };
}

const action = "Open the order";

type SellerWords = {
  subject: string;
  paragraphs: string[];
  goods: MailLine[];
  sums: Row[];
  blocks: Block[];
};

function wordsOf(kind: SellerMailKind, order: OrderView, shop: MailShop, subjectId: string): SellerWords {
  const number = order.incrementId;
  switch (kind) {
    case "ordered":
      return {
        subject: `New order ${number}`,
        paragraphs: [
          `You have a new order on ${shop.name}. ${order.pickup ? "Please pack it for pickup." : "Please pack and ship it."}`,
        ],
        goods: goodsOf(order, shop),
        sums: sumsOf(order),
        blocks: blocksOf(order),
      };
    case "canceled":
      return {
        subject: `Order ${number} was ${endOf(order)}`,
        paragraphs: [
          `Order ${number} on ${shop.name} was ${endOf(order)}. Please don’t ${order.pickup ? "hand it out" : "ship it"}. Its items are for sale again.`,
          ...reasonOf(order),
        ],
        goods: goodsOf(order, shop),
        sums: [],
        blocks: [],
      };
    case "return_requested": {
      const request = order.returns.find(({ id }) => String(id) === subjectId);
      const name = request?.number ?? number;
      return {
        subject: `Return ${name} was requested`,
        paragraphs: [
          `The shopper of order ${number} on ${shop.name} would like to return something. Please accept or decline the request.`,
        ],
        goods: request ? returnedOf(order, request, shop) : [],
        sums: [],
        blocks: request ? [{ title: "Why", lines: [returnReasonText(request)] }] : [],
      };
    }
  }
}

/** A closed order was paid back whole before it was sent (rule orders-17). */
const endOf = ({ status }: OrderView): string => (status === "closed" ? "refunded" : "canceled");

/** The note of the cancellation, which has the shopper's reason. */
const reasonOf = ({ events }: OrderView): string[] =>
  events.flatMap(({ toStatus, note }) => (toStatus === "canceled" && note !== "" ? [note] : []));

type Row = readonly [string, string];

type Block = { title: string; lines: string[] };

const goodsOf = ({ lines, currency }: OrderView, shop: MailShop): MailLine[] =>
  lines.map((line) => goodsLine(line, line.qty, lineTotalText(line, currency), shop));

/** What comes back of an order; what it cost is no part of the question. */
const returnedOf = ({ lines }: OrderView, { pieces }: ReturnView, shop: MailShop): MailLine[] =>
  pieces.flatMap(({ lineId, qty }) =>
    lines.filter(({ id }) => id === lineId).map((line) => goodsLine(line, qty, "", shop)),
  );

/** With the SKU: the seller packs by it. */
const goodsLine = (line: OrderLineView, qty: number, amount: string, shop: MailShop): MailLine => ({
  text: `${qty} × ${line.name}`,
  detail: [lineDetail(line), `SKU: ${line.sku}`].filter(Boolean).join(", "),
  amount,
  pictureUrl: mailPicture(line.imageUrl, shop),
});

function sumsOf(order: OrderView): Row[] {
  const known = { shipping: true, tax: true, needsShipping: order.shippingAddress !== null };
  const rows = totalRows(english, order, known).map(
    ({ label, amountMinor }): Row => [label, formatMoney(amountMinor, order.currency)],
  );
  return [...rows, ["Total", formatMoney(order.grandTotalMinor, order.currency)]];
}

function blocksOf(order: OrderView): Block[] {
  const { customerNote, discounts, currency } = order;
  const paid = discounts.filter(({ from }) => from !== "");
  return [
    ...(paid.length > 0
      ? [
          {
            title: "Discounts",
            lines: paid.map(
              (one) => `${discountText(one, currency)}${one.isFromSeller ? " (you pay it)" : ""}`,
            ),
          },
        ]
      : []),
    ...deliveryOf(order),
    ...(customerNote ? [{ title: "The shopper wrote", lines: [customerNote] }] : []),
  ];
}

/** Where the seller sends it, or where its shopper collects it. */
function deliveryOf({ shippingAddress, shippingMethodTitle, pickup }: OrderView): Block[] {
  if (!shippingAddress) return [];
  return pickup
    ? [{ title: "Pickup by the shopper", lines: [`${shippingMethodTitle}.`, pickupText(pickup)] }]
    : [{ title: `Ship to (${shippingMethodTitle})`, lines: addressLines(shippingAddress) }];
}
