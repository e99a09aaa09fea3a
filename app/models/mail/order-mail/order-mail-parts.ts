import { addressLines } from "../../address/address-lines";
import { dueRows, type TotalRow, totalRows } from "../../cart-summary/total-rows";
import { downloadText } from "../../download/download-text";
import type { DownloadView } from "../../download/download-view";
import { isStoredUrl, variantUrl } from "../../media/media-address";
import { formatMoney } from "../../money/format-money";
import { lineDetail } from "../../order-view/line-detail";
import { nextSteps } from "../../order-view/next-steps";
import type { OrderView, ShipmentView } from "../../order-view/order-view";
import type { MailShop } from "../mail-shop";
import type { OrderMailKind } from "./order-mail-kind";

/** What a mail about an order is made of. `subjectId` names the shipment or refund it is about. */
export type OrderMailInput = {
  kind: OrderMailKind;
  order: OrderView;
  subjectId: string;
  /** What its buyer may download. */
  downloads: DownloadView[];
  shop: MailShop;
  /** Absolute; they open the order without a sign-in. */
  orderUrl: string;
  trackingUrl: string;
  registerUrl: string;
};

/** A line of the order in a mail; `pictureUrl` is absolute. */
export type MailLine = { text: string; detail: string; amount: string; pictureUrl: string | null };

/** What follows the words of a mail, the same in its HTML and its text. Plain texts. */
export type OrderMailParts = {
  steps: string[];
  lines: MailLine[];
  sums: [string, string][];
  blocks: { title: string; rows: string[] }[];
  actions: { label: string; url: string }[];
};

/** The parts of a mail, by what it is about: all of the order when it was placed, else what concerns it. */
export function orderMailParts(input: OrderMailInput): OrderMailParts {
  const { kind, order, orderUrl, trackingUrl, registerUrl, subjectId } = input;
  const shipment = order.shipments.find(({ id }) => id === subjectId);
  const view = { label: "See your order", url: orderUrl };
  const parcels = { label: "Follow your order", url: trackingUrl };
  const account = order.isGuest ? [{ label: "Create an account", url: registerUrl }] : [];
  const lines = linesOf(order, input.shop, kind === "shipped" ? shipment : undefined);
  switch (kind) {
    case "placed":
      return {
        ...{
          steps: nextSteps(order),
          lines,
          sums: sumsOf(order),
          actions: [...filesOf(input), view, ...account],
        },
        // What is to be done comes first: the account of a transfer.
        blocks: [
          ...payment(order),
          ...fileTerms(input),
          ...delivery(order),
          { title: "Billing address", rows: addressLines(order.billingAddress) },
        ],
      };
    case "paid":
      return {
        ...{ steps: nextSteps(order), lines, sums: [], actions: [...filesOf(input), view] },
        blocks: [...fileTerms(input), ...delivery(order)],
      };
    case "shipped":
      return {
        ...{ steps: [], lines, sums: [], actions: [...carrierPage(shipment), parcels] },
        blocks: [...parcel(shipment), ...delivery(order)],
      };
    case "refunded":
      return { steps: [], lines: [], sums: [], blocks: [], actions: [view] };
    default:
      return { steps: [], lines, sums: [], blocks: [], actions: [view] };
  }
}

/** A button for each file that can be downloaded. */
const filesOf = ({ downloads, shop }: OrderMailInput): OrderMailParts["actions"] =>
  downloads
    .filter(({ path }) => path !== "")
    .map(({ fileName, path }) => ({ label: `Download ${fileName}`, url: new URL(path, shop.origin).href }));

function fileTerms({ downloads }: OrderMailInput): OrderMailParts["blocks"] {
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
      detail: lineDetail(line),
      amount: shipment ? "" : formatMoney(line.rowTotalMinor, order.currency),
      pictureUrl: mailPicture(line.imageUrl, shop.origin),
    }));
}

/** Mail clients show no newer formats than JPEG. */
function mailPicture(imageUrl: string, origin: string): string | null {
  if (imageUrl === "") return null;
  return new URL(isStoredUrl(imageUrl) ? variantUrl(imageUrl, 160, "jpg") : imageUrl, origin).href;
}

/** The sums of the receipt: the total, then what gift cards paid of it. */
function sumsOf(order: OrderView): [string, string][] {
  const money = (minor: number) => formatMoney(minor, order.currency);
  const known = { shipping: true, tax: true, needsShipping: order.shippingAddress !== null };
  const textOf = ({ label, amountMinor }: TotalRow): [string, string] => [label, money(amountMinor)];
  const total: [string, string] = ["Total", money(order.grandTotalMinor)];
  return [...totalRows(order, known).map(textOf), total, ...dueRows(order).map(textOf)];
}

function delivery({ shippingAddress, shippingMethodTitle }: OrderView): OrderMailParts["blocks"] {
  if (!shippingAddress) return [];
  return [{ title: `${shippingMethodTitle} to`, rows: addressLines(shippingAddress) }];
}

function payment(order: OrderView): OrderMailParts["blocks"] {
  const account = order.bankDetails.map(({ label, value }) => `${label}: ${value}`);
  return [{ title: "Payment", rows: [order.paymentMethodTitle, ...account] }];
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
