import { phrase } from "~/models/platform/texts/phrase";
import type { Minor } from "../../platform/money/money";
import type { PastOrder } from "./past-order";

/** A row of sums. */
export type PastSum = { name: string; minor: Minor };

/**
 * The sums of an earlier order: `rows` add up to its total, `contained` are taxes that the prices contain.
 */
export type PastSums = { rows: PastSum[]; contained: PastSum[] };

type Amounts = Pick<
  PastOrder,
  "lines" | "subtotalMinor" | "discountMinor" | "shippingMinor" | "taxMinor" | "taxes" | "totalMinor"
>;

/**
 * The sums of an earlier order so that they add up by eye (rule imports-20): some shops take discounts off
 * their subtotal, some contain the tax in their prices; the total tells which. What no row names is one of
 * its own.
 */
export function pastSums(order: Amounts & Pick<PastOrder, "discountCodes" | "shippingTitle">): PastSums {
  const { subtotalMinor, discountMinor, isContained } = readingOf(order);
  const taxes = taxRows(order);
  const rows = [
    { name: phrase("Subtotal"), minor: subtotalMinor },
    { name: named(phrase("Discount"), order.discountCodes), minor: -discountMinor },
    { name: named(phrase("Shipping"), order.shippingTitle), minor: order.shippingMinor },
    ...(isContained ? [] : taxes),
  ];
  const rest = order.totalMinor - rows.reduce((sum, { minor }) => sum + minor, 0);
  return {
    rows: [
      ...rows,
      { name: rest > 0 ? phrase("Other charges") : phrase("Other reductions"), minor: rest },
    ].filter(isSaid),
    contained: isContained ? taxes.filter(isSaid) : [],
  };
}

const isSaid = ({ minor }: PastSum) => minor !== 0;

const named = (what: string, name: string) => (name === "" ? what : `${what} (${name})`);

type Reading = { subtotalMinor: Minor; discountMinor: Minor; isContained: boolean };

/** What an order's subtotal and taxes mean, by which its total comes out. */
function readingOf(order: Amounts): Reading {
  const { subtotalMinor: subtotal, discountMinor: discount, taxMinor } = order;
  const goods = order.lines.reduce((sum, { qty, priceMinor }) => sum + Math.round(qty * priceMinor), 0);
  const before = { subtotalMinor: subtotal, discountMinor: discount };
  // A discount on the delivery is none of the goods: it is in what the delivery cost.
  const whole = goods > 0 ? Math.max(goods, subtotal) : subtotal + discount;
  const after = { subtotalMinor: whole, discountMinor: whole - subtotal };
  const isAfter = goods > 0 && Math.abs(goods - discount - subtotal) < Math.abs(goods - subtotal);
  const readings = (isAfter ? [after, before] : [before, after]).flatMap((sums) => [
    { ...sums, isContained: false },
    { ...sums, isContained: true },
  ]);
  const restOf = (reading: Reading) =>
    order.totalMinor -
    (reading.subtotalMinor -
      reading.discountMinor +
      order.shippingMinor +
      (reading.isContained ? 0 : taxMinor));
  const [first, second] = readings as [Reading, Reading];
  return readings.find((each) => restOf(each) === 0) ?? (restOf(first) >= 0 ? first : second);
}

/** The taxes by name, or one row where the names do not say all of it. */
const taxRows = ({ taxes, taxMinor }: Amounts): PastSum[] =>
  taxes.length > 0 && taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === taxMinor
    ? taxes.map(({ name, amountMinor }) => ({ name, minor: amountMinor }))
    : [{ name: phrase("Tax"), minor: taxMinor }];
