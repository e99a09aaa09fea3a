import type { CsvRow } from "../../catalogue/product/product-record";
import { isMoment, zonedMomentMs } from "../../platform/date/zoned-moment";
import type { Currency } from "../../platform/money/money";
import { cutText } from "../../platform/text/storable-text";
import { type DiscountSetting, discountSchema } from "../../shops/settings/discount-settings";
import { momentOf } from "./customer-row";
import { discountAction } from "./discount-action";
import { columnName, isYes, type NamedCells, namedCells } from "./named-cells";
import { movedAmount } from "./order-amount";

/** A coupon of another shop's file as the settings have it; its id is made of its code. */
export type MovedDiscount = {
  line: number;
  rule: DiscountSetting & { code: string };
  /** What its owner shall know of it. */
  notes: string[];
};

/** A row that is a coupon, or why it is none. */
export type DiscountReading = { discount: MovedDiscount } | { line: number; reason: string };

/** Columns that limit a discount to some products, customers or countries. */
const limitingColumns = ["applies_to", "entitled_", "customer_selection", "customers", "countries"];
/** What such a column says where it limits nothing. */
const noLimit = /^(|all|any|everyone|none|no|false|all_.*|entire_order|orders?)$/;

/**
 * Reads a row of discount codes as Shopify and its common exporters write them (rule imports-7).
 * @param zone of moments that have no offset, IANA name
 */
export function discountRow(
  row: CsvRow,
  { currency, zone, now }: { currency: Currency; zone: string; now: Date },
): DiscountReading {
  const cells = namedCells(row);
  const { line, cell } = cells;
  const refused = (reason: string) => ({ line, reason });
  const code = cell("code", "discount_code", "name").toUpperCase();
  if (code === "") return refused("has no code: one that holds without a code is made by record");
  const status = columnName(cell("status"));
  if (status !== "" && !/^(active|enabled|scheduled)$/.test(status))
    return refused(`${code} is ${status} at the earlier shop`);
  const limit = limitOf(cells);
  if (limit !== null)
    return refused(`${code} holds only for '${limit}': make it by record, with what it is called here`);
  const action = discountAction(cells, currency);
  if ("reason" in action) return refused(`${code} ${action.reason}`);
  const minimumMinor = minimumOf(cells, currency);
  if (typeof minimumMinor === "string") return refused(`${code} ${minimumMinor}`);
  const uses = usesOf(cells);
  if ("reason" in uses) return refused(`${code} ${uses.reason}`);
  const [starts, ends] = [
    cell("starts", "starts_at", "start", "start_date"),
    cell("ends", "ends_at", "end", "end_date"),
  ];
  const [startsAt, endsAt] = [momentText(starts, zone), momentText(ends, zone)];
  if (startsAt === undefined) return refused(`${code} starts '${starts}', which is no day or time`);
  if (endsAt === undefined) return refused(`${code} ends '${ends}', which is no day or time`);
  if (endsAt !== null && zonedMomentMs(endsAt, zone, "ends") <= now.getTime())
    return refused(`${code} ended ${endsAt}`);
  const parsed = discountSchema.safeParse({
    id: code.toLowerCase().replace(/[^a-z0-9]/g, "-"),
    title: cutText(cell("title"), 120) || code,
    code,
    action: action.action,
    conditions: {
      minimumMinor,
      startsAt,
      endsAt,
      maxUses: uses.left,
      maxUsesPerCustomer: isYes(cell(...onceColumns)) ? 1 : null,
    },
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refused(`${code}: ${issue?.path.at(-1) ?? ""}: ${issue?.message ?? "is no discount"}`);
  }
  return {
    discount: { line, rule: { ...parsed.data, code }, notes: uses.notes.map((note) => `${code} ${note}`) },
  };
}

const onceColumns = ["applies_once_per_customer", "once_per_customer", "limit_once_per_customer"];

/** What a discount is limited to that the file names in the words of the other shop; null for nothing. */
function limitOf({ beginning }: NamedCells): string | null {
  const cells = limitingColumns.flatMap((prefix) => beginning(prefix).map(([, cell]) => cell));
  return cells.find((cell) => !noLimit.test(columnName(cell))) ?? null;
}

/** The least amount of goods, minor units; a text says what is wrong with it. */
function minimumOf({ beginning }: NamedCells, currency: Currency): number | string {
  const said = [...beginning("minimum"), ...beginning("prerequisite_subtotal")].map(([, cell]) => cell);
  const asked = said.find((cell) => /quantity|items?\b|pieces/i.test(cell));
  if (asked) return `asks for a number of products ('${asked}'): only a minimum amount can be asked for here`;
  const amount = said.find((cell) => /\d/.test(cell)) ?? "";
  const minor = movedAmount(amount.replace(/^[a-z\s]+/i, ""), currency);
  return minor === null || minor < 0 ? `has the minimum '${amount}', which is no amount` : minor;
}

/** How many uses are left; null for any number. */
function usesOf({ cell }: NamedCells): { left: number | null; notes: string[] } | { reason: string } {
  const [limit, used] = [
    cell("usage_limit", "usage_limit_per_code", "limit_total_times"),
    cell("times_used_in_total", "times_used", "used_count", "usage_count"),
  ];
  if (/^(|none|unlimited|no limit)$/i.test(limit)) return { left: null, notes: [] };
  const [most, gone] = [wholeOf(limit), used === "" ? 0 : wholeOf(used)];
  if (most === null) return { reason: `has the usage limit '${limit}', which is no number` };
  if (gone === null) return { reason: `was used '${used}' times, which is no number` };
  if (most <= gone) return { reason: "was used as often as it may be" };
  const notes = gone > 0 ? [`has ${most - gone} of its ${most} uses left`] : [];
  return { left: most - gone, notes };
}

const wholeOf = (text: string): number | null => {
  const [, digits] = /^(\d{1,9})(?:\.0+)?$/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** A day as it is, a moment in UTC; null for none, undefined for what is no moment. */
function momentText(text: string, zone: string): string | null | undefined {
  if (text === "") return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isMoment(text) ? text : undefined;
  return momentOf(text, zone)?.toISOString();
}
