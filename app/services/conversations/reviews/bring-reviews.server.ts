// @public

import { and, eq, inArray } from "drizzle-orm";
import { isAppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { reviews } from "~/tables/conversations/reviews";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { reviewRecords } from "./review-records.server";

/** A review of an earlier shop as reviews.json has it, by its code. */
export type BroughtReview = { code: string; record: Record<string, unknown> };

/**
 * Adds reviews of an earlier shop (rule imports-15). One whose code is there, shown or not, stays as the shop
 * has it. Call it with at most a thousand.
 * @returns codes of those that were added, and why others were refused
 * @throws AppError `forbidden`
 */
export async function bringReviews(
  ctx: ShopContext,
  brought: readonly BroughtReview[],
): Promise<{ added: Set<string>; refused: Map<string, string> }> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const codes = brought.map(({ code }) => code);
  return inTransaction(ctx, async (inner) => {
    const rows = await inner.db
      .select({ code: reviews.protectCode })
      .from(reviews)
      .where(and(eq(reviews.tenantId, inner.tenant.id), inArray(reviews.protectCode, codes)));
    const known = new Set(rows.map(({ code }) => code));
    const added = new Set<string>();
    const refused = new Map<string, string>();
    for (const { code, record } of brought) {
      if (known.has(code)) continue;
      try {
        await changeRecord(inner, reviewRecords, { name: code, typed: record, expectedVersion: null });
        added.add(code);
      } catch (error) {
        if (!isAppError(error)) throw error;
        refused.set(code, error.message.replace(`${code}: `, ""));
      }
    }
    return { added, refused };
  });
}
