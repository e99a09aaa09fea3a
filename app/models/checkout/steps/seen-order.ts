// @public

import { z } from "zod";
import { detailedName } from "../../catalogue/variation/variation-detail";
import { formatMoney } from "../../platform/money/format-money";
import type { Minor } from "../../platform/money/money";
import type { CartSummary } from "../../selling/cart-summary/cart-summary";

/** What the page showed beside 'Place order'. Amounts in minor units. */
export type SeenOrder = {
  grandTotalMinor: Minor;
  totalDueMinor: Minor;
  discountMinor: Minor;
  taxMinor: Minor;
  /** Price and code of the shipping method; an empty code without one. */
  shippingMinor: Minor;
  shippingCode: string;
  lines: SeenLine[];
};

/** `arrival` stands for the words that said when the line arrives; 0 for none. */
type SeenLine = { itemId: number; priceMinor: Minor; qty: number; arrival: number };

/** What a page that shows this cart shows. */
export const seenOrder = ({ totals, shippingMethod, items }: CartSummary): SeenOrder => ({
  grandTotalMinor: totals.grandTotalMinor,
  totalDueMinor: totals.totalDueMinor,
  discountMinor: totals.discountMinor,
  taxMinor: totals.taxMinor,
  shippingMinor: shippingMethod?.priceMinor ?? 0,
  shippingCode: shippingMethod?.code ?? "",
  lines: items.map(({ itemId, priceMinor, qty, deliveryText }) => ({
    itemId,
    priceMinor,
    qty,
    arrival: numberOf(deliveryText),
  })),
});

/** A number that another text hardly has (FNV-1a); 0 for an empty one. An owner's words may be long. */
function numberOf(text: string): number {
  if (text === "") return 0;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The text of the form's hidden field. */
export function writeSeenOrder(seen: SeenOrder): string {
  const code = encodeURIComponent(seen.shippingCode).replaceAll(".", "%2E").replaceAll("~", "%7E");
  const head = [seen.grandTotalMinor, seen.totalDueMinor, seen.discountMinor, seen.taxMinor];
  const lines = seen.lines.map(
    ({ itemId, priceMinor, qty, arrival }) => `~${itemId}.${priceMinor}.${qty}.${arrival}`,
  );
  return [...head, seen.shippingMinor, code].join(".") + lines.join("");
}

/** Reads {@link writeSeenOrder}'s text. */
export const seenOrderSchema = z
  .string()
  .max(20_000)
  .regex(/^(-?\d{1,15}\.){5}[^.~]*(~\d{1,15}\.-?\d{1,15}\.\d{1,9}\.\d{1,10})*$/)
  .transform((text, context): SeenOrder => {
    const [head = "", ...lines] = text.split("~");
    const [grand, due, discount, tax, shipping, code = ""] = head.split(".");
    const shippingCode = decoded(code);
    if (shippingCode === null) {
      context.addIssue({ code: z.ZodIssueCode.custom, message: "The code can’t be read" });
      return z.NEVER;
    }
    return {
      grandTotalMinor: Number(grand),
      totalDueMinor: Number(due),
      discountMinor: Number(discount),
      taxMinor: Number(tax),
      shippingMinor: Number(shipping),
      shippingCode,
      lines: lines.map((line) => {
        const [itemId = 0, priceMinor = 0, qty = 0, arrival = 0] = line.split(".").map(Number);
        return { itemId, priceMinor, qty, arrival };
      }),
    };
  });

/** What differs from what the shopper saw, a sentence each (rule checkout-7); none when nothing does. */
export function changesSince(seen: SeenOrder, summary: CartSummary): string[] {
  const now = seenOrder(summary);
  const money = (minor: Minor) => formatMoney(minor, summary.currency);
  const amount = (name: string, was: Minor, is: Minor) =>
    was === is ? [] : [`${name} is now ${money(is)} instead of ${money(was)}.`];
  const totals = amount("The total", seen.grandTotalMinor, now.grandTotalMinor);
  return [
    ...lineChanges(seen, summary, money),
    ...amount("Your discount", seen.discountMinor, now.discountMinor),
    ...shippingChanges(seen, summary, money),
    ...amount("Tax", seen.taxMinor, now.taxMinor),
    ...(totals.length > 0 ? totals : amount("What is left to pay", seen.totalDueMinor, now.totalDueMinor)),
  ];
}

function lineChanges(
  seen: SeenOrder,
  { items, shippingMethod }: CartSummary,
  money: (minor: Minor) => string,
): string[] {
  // Another method has other dates, and is named itself.
  const isSameWay = (shippingMethod?.code ?? "") === seen.shippingCode;
  const wasById = new Map(seen.lines.map((line) => [line.itemId, line]));
  const changed = items.flatMap((item) => {
    const was = wasById.get(item.itemId);
    const name = detailedName(item);
    if (!was) return [`${name} was added to your cart.`];
    return [
      ...(was.priceMinor === item.priceMinor
        ? []
        : [`${name} now costs ${money(item.priceMinor)} instead of ${money(was.priceMinor)}.`]),
      ...(was.qty === item.qty ? [] : [`${name}: the quantity is now ${item.qty} instead of ${was.qty}.`]),
      ...(isSameWay && was.arrival !== numberOf(item.deliveryText)
        ? [newArrival(name, item.deliveryText)]
        : []),
    ];
  });
  const isGone = seen.lines.some(({ itemId }) => !items.some((item) => item.itemId === itemId));
  return isGone ? [...changed, "A product was removed from your cart."] : changed;
}

const newArrival = (name: string, text: string): string =>
  text === ""
    ? `We can no longer say when ${name} arrives.`
    : `The delivery of ${name} has changed: ${text}.`;

function shippingChanges(
  seen: SeenOrder,
  { shippingMethod }: CartSummary,
  money: (minor: Minor) => string,
): string[] {
  if (!shippingMethod) return seen.shippingCode === "" ? [] : ["The shipping method is no longer available."];
  const { code, title, priceMinor } = shippingMethod;
  if (code !== seen.shippingCode) return [`Your order is now sent by ${title} for ${money(priceMinor)}.`];
  if (priceMinor === seen.shippingMinor) return [];
  return [`${title} now costs ${money(priceMinor)} instead of ${money(seen.shippingMinor)}.`];
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
