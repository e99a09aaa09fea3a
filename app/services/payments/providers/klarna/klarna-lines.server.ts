import { oneLine } from "~/models/payments/outcomes/one-line";
import type { PaymentLine } from "~/models/payments/payment-lines";

const types = {
  goods: "physical",
  download: "digital",
  delivery: "shipping_fee",
  tax: "sales_tax",
  redeemed: "gift_card",
  difference: "physical",
} as const satisfies Record<PaymentLine["kind"], string>;

/** The lines of an order as Klarna adds them up, with the tax in them and beside them (rule payment-29). */
export function klarnaLines(lines: readonly PaymentLine[]) {
  const order_lines = lines.map(lineOf);
  const order_tax_amount = order_lines.reduce(
    (sum, { type, total_amount, total_tax_amount }) =>
      sum + (type === "sales_tax" ? total_amount : total_tax_amount),
    0,
  );
  return { order_tax_amount, order_lines };
}

function lineOf(line: PaymentLine) {
  const reference = oneLine(line.sku, 255);
  const tax = takenTax(line);
  return {
    type: types[line.kind],
    ...(reference === "" ? {} : { reference }),
    name: oneLine(line.name, 255) || "Goods",
    quantity: line.qty,
    unit_price: line.unitMinor,
    total_discount_amount: line.discountMinor,
    total_amount: line.totalMinor,
    ...tax,
  };
}

/**
 * The tax a line contains, where it is what Klarna counts of its rate, give or take one: a tax that was
 * rounded over several lines may differ by more, and Klarna would refuse it.
 */
function takenTax({ totalMinor, taxMinor, rateBasisPoints }: PaymentLine) {
  const counted = totalMinor - (totalMinor * 10_000) / (10_000 + rateBasisPoints);
  return Math.abs(taxMinor - counted) <= 1 && rateBasisPoints <= 10_000
    ? { tax_rate: rateBasisPoints, total_tax_amount: taxMinor }
    : { tax_rate: 0, total_tax_amount: 0 };
}
