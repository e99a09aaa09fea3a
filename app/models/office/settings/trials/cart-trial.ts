import { formatMoney } from "../../../platform/money/format-money";
import type { Minor } from "../../../platform/money/money";
import type { CartSummary } from "../../../selling/cart-summary/cart-summary";
import type { DiscountVerdict } from "../../../selling/discount/discount-verdicts";
import type { MethodVerdict } from "../../../selling/shipping/method-verdicts";
import type { PanelView } from "../../record/record-view";
import { rateText } from "./tax-trial";

/** Each method of delivery with its price, or why it is not offered. */
export const methodsPanel = (methods: readonly MethodVerdict[], currency: string): PanelView => ({
  kind: "rows",
  title: "Ways of delivery",
  rows: methods.map(({ title, priceMinor, reason }) =>
    priceMinor === null
      ? { title, sub: reason, end: "Not offered", tone: "plain" as const }
      : { title, end: priceMinor === 0 ? "Free" : formatMoney(priceMinor, currency) },
  ),
  empty: "The shop has no shipping methods.",
});

/** What a cart on trial holds, with what hinders it. */
export function goodsPanel({ items, invalidItems, currency }: CartSummary): PanelView {
  const money = (minor: Minor) => formatMoney(minor, currency);
  return {
    kind: "rows",
    title: "Goods",
    rows: [
      ...items.map(({ qty, name, priceMinor, rowTotalMinor, problem }) => ({
        title: `${qty} × ${name}`,
        sub: problem || (qty === 1 ? undefined : `${money(priceMinor)} each`),
        end: money(rowTotalMinor),
      })),
      ...invalidItems.map(({ qty, name, problem }) => ({
        title: `${qty} × ${name}`,
        sub: problem,
        end: "–",
      })),
    ],
    empty: "",
  };
}

/** Every step from the list prices to the amount due, each by its reason (rule pricing-1). */
export function stepsPanel({ items, adjustments, totals, currency }: CartSummary): PanelView {
  const money = (minor: Minor) => formatMoney(minor, currency);
  const added = adjustments.reduce((sum, step) => (step.isContained ? sum : sum + step.amountMinor), 0);
  const listMinor = totals.totalDueMinor - added;
  return {
    kind: "rows",
    title: "What it would cost",
    rows: [
      { title: items.length === 1 ? "List price" : "List prices", end: money(listMinor) },
      ...adjustments.map(({ title, stage, amountMinor, isContained, rateBasisPoints }) => ({
        title: rateBasisPoints === undefined ? title : `${title} (${rateText(rateBasisPoints)})`,
        sub: isContained ? "Included in the price" : stageTexts[stage],
        end: amountMinor > 0 ? `+${money(amountMinor)}` : money(amountMinor),
      })),
      { title: "To pay", end: money(totals.totalDueMinor) },
    ],
    empty: "",
  };
}

const stageTexts: Record<CartSummary["adjustments"][number]["stage"], string> = {
  sale: "Sale price",
  tier: "Price for more pieces",
  option_fee: "Option",
  line_discount: "Discount on certain goods",
  order_discount: "Discount on the order",
  shipping: "Delivery",
  shipping_discount: "Discount on delivery",
  shipping_fee: "Fee of products",
  tax: "Tax",
  other_tax: "Duty",
  redemption: "Gift card or credit",
};

/** What becomes of one discount, and of all others. @param id the discount whose page it is */
export function verdictPanels(verdicts: readonly DiscountVerdict[], id: string): PanelView[] {
  const rowOf = ({ title, applies, text }: DiscountVerdict) => ({
    title,
    sub: text,
    end: applies ? "Applies" : "Does not apply",
    tone: applies ? ("good" as const) : ("plain" as const),
  });
  return [
    {
      kind: "rows",
      title: "This discount",
      rows: verdicts.filter((one) => one.id === id).map(rowOf),
      empty: "It is a seller’s own and holds in their carts only.",
    },
    {
      kind: "rows",
      title: "Other discounts",
      rows: verdicts.filter((one) => one.id !== id).map(rowOf),
      empty: "There are no others.",
    },
  ];
}
