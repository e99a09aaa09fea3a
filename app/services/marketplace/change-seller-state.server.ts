// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { sellers } from "~/tables/shops/tenants";
import { announceChange, WHOLE_SHOP } from "../shops/changes/announce-change.server";
import { inTransaction } from "../shops/changes/in-transaction.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { type ExpectedVersion, refuseStale } from "../shops/records/refuse-stale.server";
import { sellerPart } from "./sellers/seller-part.server";

/**
 * Approves or pauses a seller of the business, or lets it sell again (rule owners-6).
 * @param code of the seller
 * @returns whether it was in another state
 * @throws AppError `forbidden`, `not_found`, `conflict` where its state does not allow it; StaleRecord
 */
export async function changeSellerState(
  ctx: ShopContext,
  code: string,
  state: "active" | "paused",
  expected?: ExpectedVersion,
): Promise<boolean> {
  const business = { kind: "setting", tenantId: ctx.tenant.id, shopId: null, sellerId: null } as const;
  authorize(await ctx.actor(), "change", business);
  return inTransaction(ctx, async (inner) => {
    const isIt = and(eq(sellers.tenantId, inner.tenant.id), eq(sellers.code, code));
    const [seller] = await inner.db
      .select({ state: sellers.state, isHouse: sellers.isHouse, name: sellers.name })
      .from(sellers)
      .where(isIt)
      // Orders, carts and offers refer to this row: they need not wait.
      .for("no key update");
    if (!seller) throw new AppError("not_found", `There is no seller '${code}'.`);
    refuseStale(sellerPart(seller), expected);
    if (seller.state === state) return false;
    const problem = problemOf(seller, state);
    if (problem) throw new AppError("conflict", problem);
    await inner.db.update(sellers).set({ state, updatedAt: inner.now() }).where(isIt);
    await announceChange(inner, "tenant", [WHOLE_SHOP]);
    return true;
  });
}

type Seller = Pick<typeof sellers.$inferSelect, "state" | "isHouse">;

function problemOf({ state, isHouse }: Seller, wanted: "active" | "paused"): string | null {
  if (wanted === "paused" && isHouse) return "The house seller is the business itself and cannot be paused.";
  if (wanted === "paused" && state === "invited") return "This seller was not approved yet.";
  return state === "closed" ? "This seller is closed: it returns with its row in sellers.json." : null;
}
