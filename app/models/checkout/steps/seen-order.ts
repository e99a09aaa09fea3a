// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
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
    was === is
      ? []
      : [phrase("{name} is now {amount} instead of {was}.", { name, amount: money(is), was: money(was) })];
  const totals = amount(phrase("The total"), seen.grandTotalMinor, now.grandTotalMinor);
  return [
    ...lineChanges(seen, summary, money),
    ...amount(phrase("Your discount"), seen.discountMinor, now.discountMinor),
    ...shippingChanges(seen, summary, money),
    ...amount(phrase("Tax"), seen.taxMinor, now.taxMinor),
    ...(totals.length > 0
      ? totals
      : amount(phrase("What is left to pay"), seen.totalDueMinor, now.totalDueMinor)),
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
    if (!was) return [phrase("{name} was added to your cart.", { name })];
    return [
      ...(was.priceMinor === item.priceMinor
        ? []
        : [
            phrase("{name} now costs {amount} instead of {was}.", {
              name,
              amount: money(item.priceMinor),
              was: money(was.priceMinor),
            }),
          ]),
      ...(was.qty === item.qty
        ? []
        : [
            phrase("{name}: the quantity is now {qty} instead of {was}.", {
              name,
              qty: item.qty,
              was: was.qty,
            }),
          ]),
      ...(isSameWay && was.arrival !== numberOf(item.deliveryText)
        ? [newArrival(name, item.deliveryText)]
        : []),
    ];
  });
  const isGone = seen.lines.some(({ itemId }) => !items.some((item) => item.itemId === itemId));
  return isGone ? [...changed, phrase("A product was removed from your cart.")] : changed;
}

const newArrival = (name: string, text: string): string =>
  text === ""
    ? phrase("We can no longer say when {name} arrives.", { name })
    : phrase("The delivery of {name} has changed: {text}.", { name, text });

function shippingChanges(
  seen: SeenOrder,
  { shippingMethod }: CartSummary,
  money: (minor: Minor) => string,
): string[] {
  if (!shippingMethod)
    return seen.shippingCode === "" ? [] : [phrase("The shipping method is no longer available.")];
  const { code, title, priceMinor } = shippingMethod;
  if (code !== seen.shippingCode)
    return [phrase("Your order is now sent by {title} for {amount}.", { title, amount: money(priceMinor) })];
  if (priceMinor === seen.shippingMinor) return [];
  return [
    phrase("{title} now costs {amount} instead of {was}.", {
      title,
      amount: money(priceMinor),
      was: money(seen.shippingMinor),
    }),
  ];
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
