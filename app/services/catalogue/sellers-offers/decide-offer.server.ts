// @public

import { and, eq, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { offerApprovals, offers } from "~/tables/catalogue/offers";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { fillRuleCategories } from "../categories/fill-rule-categories.server";

/** What the business says of an offer that waits. */
export type OfferDecision = { approves: true } | { approves: false; reason: string };

/**
 * Approves a seller's offer that waits, which shows it, or refuses it with words for the seller (rule
 * sellers-20).
 * @param offer its product by id, and whose it is
 * @throws AppError `forbidden`, `not_found` for one that does not wait, `invalid` without words
 */
export async function decideOffer(
  ctx: ShopContext,
  { productId, sellerId }: { productId: number; sellerId: string },
  decision: OfferDecision,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  authorize(await ctx.actor(), "change", { kind: "setting", tenantId, shopId: null, sellerId: null });
  if (!decision.approves && decision.reason.trim() === "")
    throw new AppError("invalid", "Say why, so that the seller can mend it.", "reason");
  await inTransaction(ctx, async (inner) => {
    const isIt = and(
      eq(offerApprovals.tenantId, tenantId),
      eq(offerApprovals.productId, productId),
      eq(offerApprovals.sellerId, sellerId),
    );
    const decided = decision.approves
      ? await inner.db.delete(offerApprovals).where(isIt).returning({ one: sql`1` })
      : await inner.db
          .update(offerApprovals)
          .set({ state: "refused", reason: decision.reason.trim() })
          .where(and(isIt, eq(offerApprovals.state, "waiting")))
          .returning({ one: sql`1` });
    if (decided.length === 0) throw new AppError("not_found", "This offer does not wait any more.");
    if (!decision.approves) return;
    await inner.db
      .update(offers)
      .set({ isVisible: true, availableForSale: true, updatedAt: inner.now() })
      .where(
        and(eq(offers.tenantId, tenantId), eq(offers.productId, productId), eq(offers.sellerId, sellerId)),
      );
    await fillRuleCategories(inner, { productIds: [productId] });
    await announceChange(inner, "tenant", [WHOLE_SHOP]);
  });
}
