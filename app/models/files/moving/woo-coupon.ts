import type { CsvRow } from "../../catalogue/product/product-record";
import { isMoment, zonedMomentMs } from "../../platform/date/zoned-moment";
import type { Currency } from "../../platform/money/money";
import { cutText } from "../../platform/text/storable-text";
import { type DiscountSetting, discountSchema } from "../../shops/settings/discount-settings";
import { momentOf } from "./customer-row";
import type { MovedDiscount } from "./discount-row";
import { columnName, isYes, type NamedCells, namedCells } from "./named-cells";
import { movedAmount } from "./order-amount";

/** A value within a list as PHP writes it down: `i:15;` or `s:4:"Mugs";`. */
const phpValue = /i:\d+;(?:i:(\d+);|s:\d+:"([^"]*)";)/g;

/** A cell of WooCommerce's exporters that lists values: parted by commas or bars, or as PHP writes lists. */
const wooList = (cell: string): string[] =>
  (/^a:\d+:\{/.test(cell)
    ? [...cell.matchAll(phpValue)].map(([, number, text]) => number ?? text ?? "")
    : cell.split(/[,|]/)
  )
    .map((part) => part.trim())
    .filter((part) => part !== "");

/**
 * What a coupon holds for, in the words of its file: SKUs, numbers of products there, names of categories.
 */
export type CouponGoods = { skus: string[]; ids: string[]; categories: string[] };

/** What a coupon holds for, and what it does not. */
export type CouponScope = { goods: CouponGoods; except: CouponGoods };

/** A row that is a coupon and what it holds for, or why it is none. */
export type CouponReading = ({ discount: MovedDiscount } & CouponScope) | { line: number; reason: string };

/** Whether a row has the columns in which WooCommerce's exporters write coupons. */
export const isWooCoupon = ({ cells }: CsvRow): boolean => {
  const names = new Set(Object.keys(cells).map(columnName));
  return (
    names.has("discount_type") &&
    ["coupon_amount", "amount"].some((name) => names.has(name)) &&
    !["value", "discount_value"].some((name) => names.has(name))
  );
};

/**
 * Reads a coupon as WooCommerce's common exporters write it (rule imports-13).
 * @param zone of moments that have no offset, IANA name
 */
export function wooCoupon(
  row: CsvRow,
  { currency, zone, now }: { currency: Currency; zone: string; now: Date },
): CouponReading {
  const cells = namedCells(row);
  const { line, cell } = cells;
  const refused = (reason: string) => ({ line, reason });
  const code = cell("post_title", "coupon_code", "code").toUpperCase();
  if (code === "") return refused("has no code");
  const status = cell("post_status", "status").toLowerCase();
  if (status !== "" && status !== "publish" && status !== "active")
    return refused(`${code} is ${status} at the earlier shop`);
  const limit = unsayable(cells);
  if (limit !== null) return refused(`${code} ${limit}`);
  const action = actionOf(cells, currency);
  if ("reason" in action) return refused(`${code} ${action.reason}`);
  const minimum = cell("minimum_amount", "minimum_spend");
  const minimumMinor = movedAmount(minimum, currency);
  if (minimumMinor === null || minimumMinor < 0)
    return refused(`${code} has the minimum '${minimum}', which is no amount`);
  const maximumMinor = maximumOf(cells, currency);
  const scope = scopeOf(cells);
  const misfit =
    maximumMinor === undefined
      ? "has a maximum that is no amount"
      : scopeMisfit(scope, action.action, maximumMinor);
  if (misfit !== null) return refused(`${code} ${misfit}`);
  const [most, used, each] = [
    numberOf(cell("usage_limit", "usage_limit_per_coupon")),
    numberOf(cell("usage_count")),
    numberOf(cell("usage_limit_per_user")),
  ];
  if (most === undefined || used === undefined || each === undefined)
    return refused(`${code} has a usage limit that is no number`);
  if (most !== null && most <= (used ?? 0)) return refused(`${code} was used as often as it may be`);
  const expiry = cell("date_expires", "expiry_date", "date_expires_gmt", "coupon_expiry_date");
  const endsAt = endOf(expiry, zone);
  if (endsAt === undefined) return refused(`${code} ends '${expiry}', which is no day or time`);
  if (endsAt !== null && zonedMomentMs(endsAt, zone, "ends") <= now.getTime())
    return refused(`${code} ended ${endsAt}`);
  const parsed = discountSchema.safeParse({
    id: code.toLowerCase().replace(/[^a-z0-9]/g, "-"),
    code,
    action: action.action,
    title: cutText(cell("post_excerpt", "description", "coupon_description"), 120) || code,
    conditions: {
      minimumMinor,
      maximumMinor,
      endsAt,
      maxUsesPerCustomer: each,
      maxUses: most === null ? null : most - (used ?? 0),
    },
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refused(`${code}: ${issue?.path.at(-1) ?? ""}: ${issue?.message ?? "is no discount"}`);
  }
  const notes = [
    ...action.notes,
    ...(most !== null && used ? [`has ${most - used} of its ${most} uses left`] : []),
    ...(isYes(cell("individual_use")) ? ["was used alone there: here codes add up in a cart"] : []),
  ];
  return {
    discount: {
      line,
      rule: { ...parsed.data, code },
      notes: notes.map((note) => `${code} ${note}`),
    },
    ...scope,
  };
}

const maximumOf = ({ cell }: NamedCells, currency: Currency): number | null | undefined => {
  const said = cell("maximum_amount", "maximum_spend");
  const minor = movedAmount(said, currency);
  if (minor === null || minor < 0) return undefined;
  return minor === 0 ? null : minor;
};

const scopeOf = ({ cell }: NamedCells): CouponScope => ({
  goods: {
    skus: wooList(cell("product_skus", "products")),
    ids: wooList(cell("product_ids")),
    categories: wooList(cell("product_categories", "categories")),
  },
  except: {
    skus: wooList(cell("exclude_product_skus", "exclude_products")),
    ids: wooList(cell("exclude_product_ids", "excluded_product_ids")),
    categories: wooList(
      cell("exclude_product_categories", "excluded_product_categories", "exclude_categories"),
    ),
  },
});

/**
 * What of a coupon would give more here than there: there a maximum counts the whole cart, and what is
 * excluded shuts a cart out of an amount or free delivery; here both are about the goods that a discount
 * applies to.
 */
function scopeMisfit(
  { goods, except }: CouponScope,
  action: DiscountSetting["action"],
  maximumMinor: number | null | undefined,
): string | null {
  const names = ({ skus, ids, categories }: CouponGoods) => [...skus, ...ids, ...categories];
  const excluded = names(except);
  if (excluded.length > 0 && action.type !== "percent")
    return `is for carts without '${cutText(excluded.join(", "), 100)}': discounts here cannot say that`;
  if (maximumMinor != null && excluded.length + names(goods).length > 0)
    return "holds for some products of carts up to an amount: discounts here cannot say that";
  return null;
}

/** Restrictions of coupons that discounts do not have, and what is said of one. */
const restrictions: readonly [names: readonly string[], reason: (cell: string) => string][] = [
  [["exclude_sale_items"], () => "does not hold for reduced products"],
  [
    ["customer_email", "customer_emails", "email_restrictions", "customer_e_mails"],
    (cell) => `holds only for '${cell}'`,
  ],
  [["limit_usage_to_x_items"], (cell) => `holds for ${cell} pieces of a cart only`],
];

/** The first restriction that cannot be said here: without it the coupon would give more than it did. */
function unsayable({ cell }: NamedCells): string | null {
  for (const [names, reason] of restrictions) {
    const said = cell(...names);
    if (/^(no|false|0+([.,]0+)?)?$/i.test(said) || wooList(said).length === 0) continue;
    return `${reason(cutText(wooList(said).join(", "), 100))}: discounts here cannot say that`;
  }
  return null;
}

function actionOf(
  { cell }: NamedCells,
  currency: Currency,
): { action: DiscountSetting["action"]; notes: string[] } | { reason: string } {
  const [type, value] = [columnName(cell("discount_type")), cell("coupon_amount", "amount")];
  const isFree = isYes(cell("free_shipping"));
  const isNothing = /^(0+([.,]0+)?)?$/.test(value);
  if (isNothing && isFree) return { action: { type: "free_shipping" }, notes: [] };
  if (isNothing) return { reason: "gives nothing" };
  const notes = isFree
    ? ["gave free delivery, too: make a discount of its own for that, since one gives one of both"]
    : [];
  if (/percent/.test(type)) {
    const rateBasisPoints = movedAmount(value.replace(/\s*%$/, ""), "USD");
    return rateBasisPoints !== null && rateBasisPoints > 0 && rateBasisPoints <= 10_000
      ? { action: { type: "percent", rateBasisPoints }, notes }
      : { reason: `has the amount '${value}', which is no percentage` };
  }
  if (type === "fixed_product")
    return { reason: `takes ${value} off each piece: only an amount off the cart can be given here` };
  if (!/^fixed/.test(type)) return { reason: `has the type '${cell("discount_type")}', which is not known` };
  const amountMinor = movedAmount(value, currency);
  return amountMinor !== null && amountMinor > 0
    ? { action: { type: "fixed", amountMinor }, notes }
    : { reason: `has the amount '${value}', which is no amount` };
}

/** A number of uses; null for any number, undefined for what is no number. */
function numberOf(text: string): number | null | undefined {
  const [, digits] = /^(\d{1,9})(?:\.0+)?$/.exec(text) ?? [];
  return text === "" ? null : digits === undefined ? undefined : Number(digits) || null;
}

/**
 * WooCommerce's coupons end as the day that is named begins. Null for none, undefined for what is no moment.
 */
function endOf(text: string, zone: string): string | null | undefined {
  if (text === "" || text === "0") return null;
  if (/^\d{9,11}$/.test(text)) return new Date(Number(text) * 1000).toISOString();
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isMoment(text) ? `${text}T00:00` : undefined;
  return momentOf(text, zone)?.toISOString();
}
