import { english } from "~/models/platform/texts/format-message";
import { addressLines } from "../../../accounts/address/address-lines";
import { pickupText } from "../../../marketplace/pickup-place";
import { formatMoney } from "../../../platform/money/format-money";
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

/** An order in a mail. */
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
  const { kind, order, orderUrl, trackingUrl, registerUrl, subjectId } = input;
  const shipment = order.shipments.find(({ id }) => id === subjectId);
  const all: MailedOrder[] = [input, ...input.beside];
  const orders = all.map((one) => one.order);
  const views = orders.length > 1 ? all.map(viewOf) : [{ label: "See your order", url: orderUrl }];
  const parcels = { label: "Follow your order", url: trackingUrl };
  const account = order.isGuest ? [{ label: "Create an account", url: registerUrl }] : [];
  const goods = all.map((one) => goodsOf(one.order, input, shipment));
  const files = all.flatMap((one) => filesOf(one, input.shop));
  const terms = fileTerms(all.flatMap(({ downloads }) => downloads));
  switch (kind) {
    case "placed":
      return {
        steps: nextStepsTogether(orders),
        goods,
        sums: sumsOf(orders),
        actions: [...files, ...views, ...account],
        // What is to be done comes first: the account of a transfer.
        blocks: [
          ...payment(order),
          ...discounts(orders),
          ...terms,
          ...deliveries(orders),
          { title: "Billing address", rows: addressLines(order.billingAddress) },
        ],
      };
    case "paid":
      return {
        steps: nextStepsTogether(orders),
        goods,
        sums: [],
        actions: [...files, ...views],
        blocks: [...terms, ...deliveries(orders)],
      };
    case "shipped":
      return {
        steps: [],
        goods,
        sums: [],
        actions: [...carrierPage(shipment), parcels],
        blocks: [...(order.pickup ? [] : parcel(shipment)), ...deliveries(orders)],
      };
    case "refunded":
    case "refund_pending":
    case "refund_failed":
      return { steps: [], goods: [], sums: [], blocks: [], actions: views };
    case "return_requested":
    case "return_accepted":
    case "return_declined":
    case "return_received":
      return { steps: [], goods: [], sums: [], blocks: returned(order, subjectId), actions: views };
    default:
      return { steps: [], goods, sums: [], blocks: [], actions: views };
  }
}

const viewOf = ({ order, orderUrl }: MailedOrder) => ({
  label: `See order ${order.incrementId}`,
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
  const title = `From ${order.sellerName}, order ${order.incrementId}`;
  return { title, lines, sums: kind === "placed" ? sumsOf([order]) : [] };
}

/** A button for each file that can be downloaded. */
const filesOf = ({ downloads }: MailedOrder, shop: MailShop): OrderMailParts["actions"] =>
  downloads
    .filter(({ path }) => path !== "")
    .map(({ fileName, path }) => ({ label: `Download ${fileName}`, url: mailUrl(shop, path) }));

function fileTerms(downloads: readonly DownloadView[]): OrderMailParts["blocks"] {
  if (downloads.length === 0) return [];
  const rows = downloads.map((one) => `${one.fileName} (${one.sizeText}): ${downloadText(one)}`);
  return [{ title: "Your downloads", rows }];
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
function sumsOf(orders: readonly OrderView[]): [string, string][] {
  const currency = orders[0]?.currency ?? "";
  const totals = sumOrders(orders);
  const known = {
    shipping: true,
    tax: true,
    needsShipping: orders.some((one) => one.shippingAddress !== null),
  };
  const textOf = ({ label, amountMinor }: TotalRow): [string, string] => [
    label,
    label === "Shipping" && amountMinor === 0 ? "Free" : formatMoney(amountMinor, currency),
  ];
  const total: [string, string] = ["Total", formatMoney(totals.grandTotalMinor, currency)];
  return [...totalRows(english, totals, known).map(textOf), total, ...dueRows(english, totals).map(textOf)];
}

/**
 * Where the orders go, which is one address, and how each gets there; and where each of the others is
 * collected.
 */
function deliveries(orders: readonly OrderView[]): OrderMailParts["blocks"] {
  const wayOf = ({ sellerName, shippingMethodTitle }: OrderView) =>
    orders.length === 1 ? shippingMethodTitle : `${sellerName}: ${shippingMethodTitle}`;
  const sent = orders.filter(({ shippingAddress, pickup }) => shippingAddress !== null && pickup === null);
  const address = sent[0]?.shippingAddress;
  return [
    ...(address ? [{ title: `Delivery: ${sent.map(wayOf).join(", ")}`, rows: addressLines(address) }] : []),
    ...orders.flatMap((order) =>
      order.pickup ? [{ title: wayOf(order), rows: [pickupText(order.pickup)] }] : [],
    ),
  ];
}

/** The discounts of a marketplace with who pays for each (rule order-groups-6). */
function discounts(orders: readonly OrderView[]): OrderMailParts["blocks"] {
  const rows = orders.flatMap((order) =>
    order.discounts
      .filter(({ from }) => from !== "")
      .map((discount) => discountText(discount, order.currency)),
  );
  return rows.length > 0 ? [{ title: "Discounts", rows }] : [];
}

function payment(order: OrderView): OrderMailParts["blocks"] {
  const account = order.bankDetails.map(({ label, value }) => `${label}: ${value}`);
  return [{ title: "Payment", rows: [order.paymentMethodTitle, ...account] }];
}

/** The pieces of a return, and why they go back. */
function returned(order: OrderView, subjectId: string): OrderMailParts["blocks"] {
  const request = order.returns.find(({ id }) => String(id) === subjectId);
  if (!request) return [];
  return [
    {
      title: `Return ${request.number}`,
      rows: [...returnPieceTexts(order, request), returnReasonText(request)],
    },
  ];
}

function parcel(shipment: ShipmentView | undefined): OrderMailParts["blocks"] {
  if (!shipment) return [];
  const number = shipment.trackingNumber ? [`Tracking number: ${shipment.trackingNumber}`] : [];
  return [
    {
      title: "Your parcel",
      rows: [`Sent on ${shipment.shippedOnText} by ${shipment.carrierName}`, ...number],
    },
  ];
}

const carrierPage = (shipment: ShipmentView | undefined): OrderMailParts["actions"] =>
  shipment?.trackingUrl ? [{ label: "Track your parcel", url: shipment.trackingUrl }] : [];
