import type { PastLine, PastOrder } from "../../orders/past/past-order";
import type { Currency } from "../../platform/money/money";
import { cutText } from "../../platform/text/storable-text";
import { emailSchema } from "../../platform/validation/email";
import { momentOf } from "./customer-row";
import { isYes, type NamedCells } from "./named-cells";
import { movedAmount } from "./order-amount";
import { pastLines } from "./past-lines";

/** The number of the order a row belongs to; empty for none. */
export const orderNumberOf = ({ cell }: NamedCells): string => cell("order_number", "order_id", "name");

/** An order of a file, or why its rows are none. */
export type OrderReading = { line: number; order: PastOrder } | { line: number; reason: string };

/** Longest text of a field that is kept. */
const maxText = 200;

/**
 * Reads the rows of one order: Shopify writes one for each line of it, exporters of WooCommerce one with all
 * lines, or one for each. What concerns the whole order is in the first row that says it.
 * @param currency of amounts where the file names none
 * @param zone of moments without an offset, IANA name
 */
export function pastOrder(
  rows: readonly [NamedCells, ...NamedCells[]],
  { currency: ownCurrency, zone }: { currency: Currency; zone: string },
): OrderReading {
  const [{ line }] = rows;
  const cell = (...names: string[]) =>
    rows.map((row) => row.cell(...names)).find((found) => found !== "") ?? "";
  const text = (...names: string[]) => cutText(cell(...names), maxText);
  const currency = cell("currency", "order_currency").toUpperCase() || ownCurrency;
  if (!/^[A-Z]{3}$/.test(currency)) return { line, reason: `'${currency}' is no currency` };
  const dated = cell("created_at", "order_date", "date_created", "date");
  const placedAt = momentOf(dated, zone);
  if (!placedAt) return { line, reason: dated === "" ? "has no date" : otherDate(dated) };
  const typed = cell("email", "billing_email", "customer_email", "email_billing");
  const email = typed === "" ? "" : emailSchema.safeParse(typed).data;
  if (email === undefined) return { line, reason: `'${typed}' is not an address for mail` };
  const amounts = Object.entries(amountColumns).map(
    ([name, columns]) => [name, movedAmount(cell(...columns), currency), cell(...columns)] as const,
  );
  const wrong = amounts.find(([, amount]) => amount === null);
  if (wrong) return { line, reason: `'${wrong[2]}' is no amount` };
  if (cell(...amountColumns.totalMinor) === "") return { line, reason: "has no total" };
  const lines = rows.flatMap((row) => pastLines(row, currency));
  if (lines.some((each) => each === null))
    return { line, reason: "has a line without a quantity or a price" };
  const sums = Object.fromEntries(amounts) as Record<keyof typeof amountColumns, number>;
  const bought = lines.filter((each): each is PastLine => each !== null);
  return {
    line,
    order: {
      number: cutText(orderNumberOf(rows[0]), maxText),
      email,
      placedAt: placedAt.toISOString(),
      state: stateOf(cell),
      currency,
      lines: bought,
      ...sums,
      subtotalMinor:
        sums.subtotalMinor || bought.reduce((sum, { qty, priceMinor }) => sum + qty * priceMinor, 0),
      discountMinor: Math.abs(sums.discountMinor),
      refundedMinor: Math.abs(sums.refundedMinor),
      discountCodes: text("discount_code", "coupon_code", "coupons"),
      shippingTitle: text("shipping_method", "shipping_method_title"),
      taxes: taxesOf(rows[0], currency),
      paymentTitle: text("payment_method_title", "payment_method"),
      billing: addressLines(cell, "billing"),
      shipping: addressLines(cell, "shipping"),
    },
  };
}

/** Why a date is not read: other shapes do not tell which figures are the month. */
const otherDate = (text: string): string =>
  /^\d{4}-\d{2}-\d{2}/.test(text)
    ? `has the date '${cutText(text, 40)}', which is none of the calendar`
    : `has the date '${cutText(text, 40)}': write dates as 2026-03-08, or 2026-03-08 14:30:00 -0500`;

const amountColumns = {
  subtotalMinor: ["subtotal", "order_subtotal", "order_subtotal_amount"],
  discountMinor: ["discount_amount", "discount_total", "cart_discount_amount", "cart_discount"],
  shippingMinor: ["shipping", "shipping_total", "order_shipping_amount", "order_shipping"],
  taxMinor: ["taxes", "tax_total", "total_tax", "order_total_tax_amount", "order_tax"],
  totalMinor: ["total", "order_total", "order_total_amount"],
  refundedMinor: ["refunded_amount", "refunded_total", "order_refund_amount"],
} satisfies Partial<Record<keyof PastOrder, string[]>>;

type Cell = (...names: string[]) => string;

function stateOf(cell: Cell): string {
  const states = [
    cell("cancelled_at", "canceled_at") === "" ? "" : "canceled",
    cell("financial_status", "order_status", "status").replace(/^wc-/, ""),
    cell("fulfillment_status"),
  ];
  return states
    .filter((state) => state !== "" && !/^(null|pending fulfillment)$/.test(state))
    .map((state) => cutText(state.replace(/[_-]/g, " ").toLowerCase(), 40))
    .join(", ");
}

/** Most taxes of an order that Shopify names. */
const maxTaxes = 5;

const taxesOf = ({ cell }: NamedCells, currency: Currency): PastOrder["taxes"] =>
  Array.from({ length: maxTaxes }, (_, at) => ({
    name: cutText(cell(`tax_${at + 1}_name`), maxText),
    amountMinor: movedAmount(cell(`tax_${at + 1}_value`), currency) ?? 0,
  })).filter(({ name }) => name !== "");

/** An address as lines; its columns begin or end with whose it is. */
function addressLines(cell: Cell, whose: "billing" | "shipping"): string[] {
  const of = (...names: string[]) =>
    cell(...names.flatMap((name) => [`${whose}_${name}`, `${name}_${whose}`]));
  return [
    of("name") || `${of("first_name")} ${of("last_name")}`,
    of("company"),
    of("address1", "address_1", "street", "address_1_2"),
    of("address2", "address_2"),
    ...townLines({
      city: of("city"),
      zip: of("zip", "postcode"),
      region: of("province", "state", "state_code"),
      country: of("country", "country_code"),
    }),
  ]
    .map((each) => cutText(each.trim(), maxText))
    .filter((each) => each !== "");
}

/** In North America the region and its ZIP code follow the town: 'Portland, ME 04101'. */
function townLines(of: { city: string; zip: string; region: string; country: string }): string[] {
  const { city, zip, region, country } = of;
  return region && /^(|us|usa|united states|ca|canada)$/i.test(country)
    ? [[city, `${region} ${zip}`].filter(Boolean).join(", "), country]
    : [`${zip} ${city}`, `${region} ${country}`];
}

/** Whether a row is a draft or trash, which is no order. */
export const isNoOrder = ({ cell }: NamedCells): boolean =>
  /^(wc-)?(auto-draft|trash|checkout-draft)$/i.test(cell("status", "order_status")) || isYes(cell("test"));
