// @public

import { addressLines } from "../../accounts/address/address-lines";
import { pickupText } from "../../marketplace/pickup-place";
import type { Mail } from "../../platform/mail/mail";
import { formatMoney } from "../../platform/money/format-money";
import type { Translate } from "../../platform/texts/message";
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
 * sent, is to be sent back in part, or that its buyer withdrew from it.
 */
export const sellerMailKinds = ["ordered", "canceled", "return_requested", "withdrawn"] as const;
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
  const { t } = shop;
  const action = t("Open the order");
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

type SellerWords = {
  subject: string;
  paragraphs: string[];
  goods: MailLine[];
  sums: Row[];
  blocks: Block[];
};

function wordsOf(kind: SellerMailKind, order: OrderView, shop: MailShop, subjectId: string): SellerWords {
  const { t, name: store } = shop;
  const number = order.incrementId;
  // A closed order was paid back whole before it was sent (rule orders-17).
  const isRefunded = order.status === "closed";
  switch (kind) {
    case "ordered":
      return {
        subject: t("New order {number}", { number }),
        paragraphs: [
          order.pickup
            ? t("You have a new order on {store}. Please pack it for pickup.", { store })
            : t("You have a new order on {store}. Please pack and ship it.", { store }),
        ],
        goods: goodsOf(order, shop),
        sums: sumsOf(t, order),
        blocks: blocksOf(t, order),
      };
    case "canceled":
      return {
        subject: isRefunded
          ? t("Order {number} was refunded", { number })
          : t("Order {number} was canceled", { number }),
        paragraphs: [
          isRefunded
            ? t("Order {number} on {store} was refunded.", { number, store })
            : t("Order {number} on {store} was canceled.", { number, store }),
          order.pickup
            ? t("Please don’t hand it out. Its items are for sale again.")
            : t("Please don’t ship it. Its items are for sale again."),
          ...reasonOf(order),
        ],
        goods: goodsOf(order, shop),
        sums: [],
        blocks: [],
      };
    case "withdrawn": {
      const request = order.returns.find(({ id }) => String(id) === subjectId);
      return {
        subject: t("Withdrawal from order {number}", { number }),
        paragraphs: [
          t(
            "The shopper of order {number} on {store} has withdrawn from the contract. Please don’t send what isn’t sent yet, and refund it within 14 days. You may wait until the items are back.",
            { number, store },
          ),
        ],
        goods: request ? returnedOf(order, request, shop) : [],
        sums: [],
        blocks: request?.withdrawal ? [statementOf(t, request.withdrawal, request.comment)] : [],
      };
    }
    case "return_requested": {
      const request = order.returns.find(({ id }) => String(id) === subjectId);
      const name = request?.number ?? number;
      return {
        subject: t("Return {name} was requested", { name }),
        paragraphs: [
          t(
            "The shopper of order {number} on {store} would like to return something. Please accept or decline the request.",
            { number, store },
          ),
        ],
        goods: request ? returnedOf(order, request, shop) : [],
        sums: [],
        blocks: request ? [{ title: t("Why"), lines: [returnReasonText(request)] }] : [],
      };
    }
  }
}

/** Who withdrew and when, with items that they named in words of their own. */
const statementOf = (
  t: Translate,
  { name, email, atText }: NonNullable<ReturnView["withdrawal"]>,
  comment: string,
): Block => ({
  title: t("Withdrawal from the contract"),
  lines: [`${name}, ${email}`, atText, comment].filter(Boolean),
});

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
const goodsLine = (line: OrderLineView, qty: number, amount: string, { t, origin }: MailShop): MailLine => ({
  text: `${qty} × ${line.name}`,
  detail: [lineDetail(line), t("SKU: {sku}", { sku: line.sku })].filter(Boolean).join(", "),
  amount,
  pictureUrl: mailPicture(line.imageUrl, { origin }),
});

function sumsOf(t: Translate, order: OrderView): Row[] {
  const known = { shipping: true, tax: true, needsShipping: order.shippingAddress !== null };
  const rows = totalRows(t, order, known).map(
    ({ label, amountMinor }): Row => [label, formatMoney(amountMinor, order.currency)],
  );
  return [...rows, [t("Total"), formatMoney(order.grandTotalMinor, order.currency)]];
}

function blocksOf(t: Translate, order: OrderView): Block[] {
  const { customerNote, discounts, currency } = order;
  const paid = discounts.filter(({ from }) => from !== "");
  return [
    ...(paid.length > 0
      ? [
          {
            title: t("Discounts"),
            lines: paid.map((one) =>
              one.isFromSeller
                ? t("{discount} (you pay it)", { discount: discountText(one, currency) })
                : discountText(one, currency),
            ),
          },
        ]
      : []),
    ...deliveryOf(t, order),
    ...(customerNote ? [{ title: t("The shopper wrote"), lines: [customerNote] }] : []),
  ];
}

/** Where the seller sends it, or where its shopper collects it. */
function deliveryOf(t: Translate, { shippingAddress, shippingMethodTitle, pickup }: OrderView): Block[] {
  if (!shippingAddress) return [];
  return pickup
    ? [{ title: t("Pickup by the shopper"), lines: [`${shippingMethodTitle}.`, pickupText(pickup)] }]
    : [
        {
          title: t("Ship to ({method})", { method: shippingMethodTitle }),
          lines: addressLines(shippingAddress),
        },
      ];
}
