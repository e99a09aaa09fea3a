import { noCounts } from "~/models/files/apply-summary";
import { Messages } from "~/models/files/import-report";
import { type DiscountReading, discountRow, type MovedDiscount } from "~/models/files/moving/discount-row";
import { type CouponReading, isWooCoupon, wooCoupon } from "~/models/files/moving/woo-coupon";
import { type DiscountSetting, maxDiscounts } from "~/models/shops/settings/discount-settings";
import { changeRecord } from "../../shops/records/change-record.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { settingsRecords } from "../../shops/settings/settings-records.server";
import type { ShopFilesContext } from "../files-context.server";
import { findCouponGoods } from "./find-coupon-goods.server";
import type { ImportRows } from "./import-rows.server";

/**
 * Imports coupons (rule imports-7) as one change of the setting `discounts`: one that is there by its code
 * stays as it is. Throws StaleRecord where someone else changed the discounts meanwhile.
 */
export const importDiscounts: ImportRows = async (ctx, { name, csv }) => {
  const counts = { ...noCounts };
  const [refused, notes] = [new Messages(name), new Messages(name)];
  const stored = (await settingsRecords.read(ctx, "discounts", false)) as DiscountSetting[];
  const codes = new Set(stored.map(({ code }) => code));
  const ids = new Set(stored.map(({ id }) => id));
  const seen = new Set<string>();
  const added: MovedDiscount["rule"][] = [];
  const reading = {
    currency: ctx.tenant.currency,
    zone: ctx.shop.settings.general.time_zone,
    now: ctx.now(),
  };
  for await (const found of csv.rows) {
    if ("refused" in found) {
      refused.add(found.refused.line, found.refused.reason);
      continue;
    }
    const read = isWooCoupon(found.row)
      ? await couponOfWoo(ctx, wooCoupon(found.row, reading))
      : discountRow(found.row, reading);
    if ("reason" in read) {
      refused.add(read.line, read.reason);
      continue;
    }
    const { line, rule, notes: said } = read.discount;
    if (seen.has(rule.code)) refused.add(line, `${rule.code} is listed above`);
    else if (codes.has(rule.code)) counts.unchanged += 1;
    else if (stored.length + added.length >= maxDiscounts)
      refused.add(line, `${rule.code} is one too many: a shop has at most ${maxDiscounts} discounts`);
    else {
      const id = freeId(rule.id, ids);
      ids.add(id);
      added.push({ ...rule, id });
      for (const note of said) notes.add(line, note);
    }
    seen.add(rule.code);
  }
  if (added.length > 0)
    await changeRecord(ctx, settingsRecords, {
      name: "discounts",
      typed: [...stored, ...added],
      expectedVersion: recordVersion(stored),
    });
  return {
    counts: [{ what: "Discounts", counts: { ...counts, added: added.length } }],
    refused: refused.kept,
    refusedCount: refused.count,
    notes: notes.kept,
    notesCount: notes.count,
    next: [
      ...(refused.count > 0
        ? ["Make by record what was refused and is still needed: what is in already stays as it is."]
        : []),
      ...(added.length > 0
        ? [
            "Codes add up in a cart, and uses for one customer are counted from now on: look at the larger ones.",
          ]
        : []),
    ],
  };
};

/** A coupon with the products and categories it holds for; one that is for none of them here is refused. */
async function couponOfWoo(ctx: ShopFilesContext, read: CouponReading): Promise<DiscountReading> {
  if ("reason" in read) return read;
  const { line, rule, notes } = read.discount;
  const { skus, categories, missing } = await findCouponGoods(ctx, read.goods);
  const absent = `${missing.slice(0, 5).join(", ")}${missing.length > 5 ? ", ..." : ""}`;
  if (missing.length > 0 && skus.length + categories.length === 0)
    return { line, reason: `${rule.code} holds only for what is not here: ${absent}` };
  // What is not here is not sold here either.
  const except = await findCouponGoods(ctx, read.except);
  const excepted = { exceptSkus: except.skus, exceptCategories: except.categories };
  return {
    discount: {
      line,
      rule: { ...rule, conditions: { ...rule.conditions, skus, categories, ...excepted } },
      notes:
        missing.length > 0 ? [...notes, `${rule.code} held for what is not here, too: ${absent}`] : notes,
    },
  };
}

/** The id, with a number where another discount has it. */
function freeId(wanted: string, ids: ReadonlySet<string>): string {
  let [id, number] = [wanted, 2];
  for (; ids.has(id); number++) id = `${wanted}-${number}`;
  return id;
}
