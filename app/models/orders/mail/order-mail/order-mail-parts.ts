import { addressLines } from "../../../accounts/address/address-lines";
import { pickupText } from "../../../marketplace/pickup-place";
import { formatMoney } from "../../../platform/money/format-money";
import type { Translate } from "../../../platform/texts/message";
import { dueRows, type TotalRow, totalRows } from "../../../selling/cart-summary/total-rows";
import { type MailLine, mailPicture } from "../../../shops/mail/mail-lines";
import type { MailShop } from "../../../shops/mail/mail-shop";
import { mailUrl } from "../../../shops/mail/mail-url";
import type { OwnMailWords } from "../../../shops/settings/modules/mail-settings";
import { downloadText } from "../../download/download-text";
import type { DownloadView } from "../../download/download-view";
import { sumOrders } from "../../order-group/sum-orders";
import { lineArrival } from "../../order-view/line-arrival";
import { lineDetail } from "../../order-view/line-detail";
import { lineTotalText } from "../../order-view/line-total";
import { nextStepsTogether } from "../../order-view/next-steps";
import { discountText } from "../../order-view/order-discounts";
import type { OrderView, ShipmentView } from "../../order-view/order-view";
import { returnPieceTexts, returnReasonText } from "../../return-request/return-text";
import type { OrderMailKind } from "./order-mail-kind";

export type MailedOrder = {
  order: OrderView;
  /** What its buyer may download. */
  downloads: DownloadView[];
  /** Absolute; it opens the order without a sign-in. */
  orderUrl: string;
};

/** What a mail about an order is made of. `subjectId` names the shipment or refund it is about. */
export type OrderMailInput = MailedOrder & {
  kind: OrderMailKind;
  /**
   * The orders that were placed with it, which one mail confirms (rule order-groups-10); empty for other
   * mails.
   */
  beside: readonly MailedOrder[];
  subjectId: string;
  shop: MailShop;
  /** The owner's words for this kind of mail; absent for none. */
  ownWords?: OwnMailWords;
  /** Absolute; it opens the order's parcels without a sign-in. */
  trackingUrl: string;
  registerUrl: string;
  /** The invoice, where mails lead to it and it was issued; absolute. */
  invoiceUrl?: string;
  /** Where its buyer withdraws, and what the mail says of that; absent for who has no right. */
  withdrawal?: { url: string; told: string[] };
};

/** What one order of a mail is about; the title is empty where there is only one. */
export type MailGoods = { title: string; lines: MailLine[]; sums: [string, string][] };

/** What follows the words of a mail, the same in its HTML and its text. Plain texts. */
export type OrderMailParts = {
  steps: string[];
  goods: MailGoods[];
  /** What all orders come to. */
  sums: [string, string][];
  blocks: { title: string; rows: string[] }[];
  actions: { label: string; url: string }[];
};

/** The parts of a mail, by what it is about: all of the order when it was placed, else what concerns it. */
export function orderMailParts(input: OrderMailInput): OrderMailParts {
  const { kind, order, orderUrl, trackingUrl, registerUrl, subjectId, shop } = input;
  const { t } = shop;
  const shipment = order.shipments.find(({ id }) => id === subjectId);
  const all: MailedOrder[] = [input, ...input.beside];
  const orders = all.map((one) => one.order);
  const views =
    orders.length > 1 ? all.map((one) => viewOf(t, one)) : [{ label: t("See your order"), url: orderUrl }];
  const parcels = { label: t("Follow your order"), url: trackingUrl };
  const account = order.isGuest ? [{ label: t("Create an account"), url: registerUrl }] : [];
  const invoice = input.invoiceUrl ? [{ label: t("Invoice"), url: input.invoiceUrl }] : [];
  const withdraw = input.withdrawal
    ? [{ label: t("Withdraw from contract"), url: input.withdrawal.url }]
    : [];
  const goods = all.map((one) => goodsOf(one.order, input, shipment));
  const files = all.flatMap((one) => filesOf(one, shop));
  const terms = fileTerms(
    t,
    all.flatMap(({ downloads }) => downloads),
  );
  switch (kind) {
    case "placed":
      return {
        steps: nextStepsTogether(orders),
        goods,
        sums: sumsOf(t, orders),
        actions: [...files, ...views, ...invoice, ...account, ...withdraw],
        // What is to be done comes first: the account of a transfer.
        blocks: [
          ...payment(t, order),
          ...discounts(t, orders),
          ...terms,
          ...deliveries(t, orders),
          { title: t("Billing address"), rows: addressLines(order.billingAddress) },
          ...right(t, input),
        ],
      };
    case "paid":
      return {
        steps: nextStepsTogether(orders),
        goods,
        sums: [],
        actions: [...files, ...views, ...invoice],
        blocks: [...terms, ...deliveries(t, orders)],
      };
    case "shipped":
      return {
        steps: [],
        goods,
        sums: [],
        actions: [...carrierPage(t, shipment), parcels, ...invoice, ...withdraw],
        blocks: [...(order.pickup ? [] : parcel(t, shipment)), ...deliveries(t, orders)],
      };
    case "refunded":
    case "refund_pending":
    case "refund_failed":
      return { steps: [], goods: [], sums: [], blocks: [], actions: views };
    case "withdrawn":
      return { steps: [], goods: [], sums: [], blocks: withdrawn(t, order, subjectId), actions: views };
    case "return_requested":
    case "return_accepted":
    case "return_declined":
    case "return_received":
      return { steps: [], goods: [], sums: [], blocks: returned(t, order, subjectId), actions: views };
    case "completed":
      return { steps: [], goods, sums: [], blocks: [], actions: [...views, ...invoice, ...withdraw] };
    default:
      return { steps: [], goods, sums: [], blocks: [], actions: views };
  }
}

const viewOf = (t: Translate, { order, orderUrl }: MailedOrder) => ({
  label: t("See order {number}", { number: order.incrementId }),
  url: orderUrl,
});

/**
 * The lines of an order: all, or those of the parcel; where it is one of several, with its seller and sums.
 */
function goodsOf(
  order: OrderView,
  { kind, beside, shop }: OrderMailInput,
  shipment: ShipmentView | undefined,
): MailGoods {
  const lines = linesOf(order, shop, kind === "shipped" ? shipment : undefined);
  if (beside.length === 0) return { title: "", lines, sums: [] };
  const { t } = shop;
  const { sellerName: seller, incrementId: number } = order;
  const title = t("From {seller}, order {number}", { seller, number });
  return { title, lines, sums: kind === "placed" ? sumsOf(t, [order]) : [] };
}

/** A button for each file that can be downloaded. */
const filesOf = ({ downloads }: MailedOrder, { t, ...at }: MailShop): OrderMailParts["actions"] =>
  downloads
    .filter(({ path }) => path !== "")
    .map(({ fileName, path }) => ({
      label: t("Download {fileName}", { fileName }),
      url: mailUrl(at, path),
    }));

function fileTerms(t: Translate, downloads: readonly DownloadView[]): OrderMailParts["blocks"] {
  if (downloads.length === 0) return [];
  const rows = downloads.map((one) => `${one.fileName} (${one.sizeText}): ${downloadText(one)}`);
  return [{ title: t("Your downloads"), rows }];
}

/** All lines, or what is in a parcel. */
function linesOf(order: OrderView, shop: MailShop, shipment?: ShipmentView): MailLine[] {
  const qtyIn = new Map(shipment?.pieces.map(({ lineId, qty }) => [lineId, qty]));
  return order.lines
    .filter(({ id }) => !shipment || qtyIn.has(id))
    .map((line) => ({
      text: `${qtyIn.get(line.id) ?? line.qty} × ${line.name}`,
      // What holds for all of an order is among the steps.
      detail: [lineDetail(line), order.deliveryEstimate === "" ? lineArrival(order, line) : ""]
        .filter(Boolean)
        .join(". "),
      amount: shipment ? "" : lineTotalText(line, order.currency),
      pictureUrl: mailPicture(line.imageUrl, shop),
    }));
}

/** The sums of the receipt: the total, then what gift cards paid of it. */
function sumsOf(t: Translate, orders: readonly OrderView[]): [string, string][] {
  const currency = orders[0]?.currency ?? "";
  const totals = sumOrders(orders);
  const known = {
    shipping: true,
    tax: true,
    needsShipping: orders.some((one) => one.shippingAddress !== null),
  };
  const textOf = ({ kind, label, amountMinor }: TotalRow): [string, string] => [
    label,
    kind === "shipping" && amountMinor === 0 ? t("Free") : formatMoney(amountMinor, currency),
  ];
  const total: [string, string] = [t("Total"), formatMoney(totals.grandTotalMinor, currency)];
  return [...totalRows(t, totals, known).map(textOf), total, ...dueRows(t, totals).map(textOf)];
}

/**
 * Where the orders go, which is one address, and how each gets there; and where each of the others is
 * collected.
 */
function deliveries(t: Translate, orders: readonly OrderView[]): OrderMailParts["blocks"] {
  const wayOf = ({ sellerName, shippingMethodTitle }: OrderView) =>
    orders.length === 1 ? shippingMethodTitle : `${sellerName}: ${shippingMethodTitle}`;
  const sent = orders.filter(({ shippingAddress, pickup }) => shippingAddress !== null && pickup === null);
  const address = sent[0]?.shippingAddress;
  return [
    ...(address
      ? [{ title: t("Delivery: {way}", { way: sent.map(wayOf).join(", ") }), rows: addressLines(address) }]
      : []),
    ...orders.flatMap((order) =>
      order.pickup ? [{ title: wayOf(order), rows: [pickupText(order.pickup)] }] : [],
    ),
  ];
}

/** The discounts of a marketplace with who pays for each (rule order-groups-6). */
function discounts(t: Translate, orders: readonly OrderView[]): OrderMailParts["blocks"] {
  const rows = orders.flatMap((order) =>
    order.discounts
      .filter(({ from }) => from !== "")
      .map((discount) => discountText(discount, order.currency)),
  );
  return rows.length > 0 ? [{ title: t("Discounts"), rows }] : [];
}

function payment(t: Translate, order: OrderView): OrderMailParts["blocks"] {
  const account = order.bankDetails.map(({ label, value }) => `${label}: ${value}`);
  return [{ title: t("Payment"), rows: [order.paymentMethodTitle, ...account] }];
}

/** The pieces of a return, and why they go back. */
function returned(t: Translate, order: OrderView, subjectId: string): OrderMailParts["blocks"] {
  const request = order.returns.find(({ id }) => String(id) === subjectId);
  if (!request) return [];
  return [
    {
      title: t("Return {number}", { number: request.number }),
      rows: [...returnPieceTexts(order, request), returnReasonText(request)],
    },
  ];
}

const right = (t: Translate, { withdrawal }: OrderMailInput): OrderMailParts["blocks"] =>
  withdrawal && withdrawal.told.length > 0
    ? [{ title: t("Right of withdrawal"), rows: withdrawal.told }]
    : [];

/** What was declared, as it was received, and where the goods go. */
function withdrawn(t: Translate, order: OrderView, subjectId: string): OrderMailParts["blocks"] {
  const request = order.returns.find(({ id }) => String(id) === subjectId);
  if (!request?.withdrawal) return [];
  const { name, email, items, atText } = request.withdrawal;
  const where = request.steps.find(({ status }) => status === "accepted")?.note ?? "";
  return [
    {
      title: t("Your withdrawal {number}", { number: request.number }),
      rows: [
        t("I withdraw from my contract for these items of order {number}:", { number: order.incrementId }),
        ...items,
        ...(request.comment === "" ? [] : [request.comment]),
        t("Name: {name}", { name }),
        t("Email: {email}", { email }),
        t("Received: {time}", { time: atText }),
      ],
    },
    ...(where === "" ? [] : [{ title: t("Where to send it"), rows: [where] }]),
  ];
}

function parcel(t: Translate, shipment: ShipmentView | undefined): OrderMailParts["blocks"] {
  if (!shipment) return [];
  const { shippedOnText: day, carrierName: carrier, trackingNumber } = shipment;
  const number = trackingNumber ? [t("Tracking number: {trackingNumber}", { trackingNumber })] : [];
  return [
    {
      title: t("Your parcel"),
      rows: [t("Sent on {day} by {carrier}", { day, carrier }), ...number],
    },
  ];
}

const carrierPage = (t: Translate, shipment: ShipmentView | undefined): OrderMailParts["actions"] =>
  shipment?.trackingUrl ? [{ label: t("Track your parcel"), url: shipment.trackingUrl }] : [];
