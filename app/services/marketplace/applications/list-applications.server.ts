// @public

import { and, desc, eq } from "drizzle-orm";
import type { ApplicationState } from "~/models/marketplace/application/seller-application";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { sellerApplications } from "~/tables/marketplace/seller-applications";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** An application to sell, as the business reads it. */
export type SellerApplication = typeof sellerApplications.$inferSelect;

const ofBusiness = (tenantId: string) =>
  ({ kind: "setting", tenantId, shopId: null, sellerId: null }) as const;

/** The newest applications in a state. @throws AppError `forbidden` */
export async function listApplications(
  ctx: ShopContext,
  state: ApplicationState,
  limit: number,
): Promise<SellerApplication[]> {
  authorize(await ctx.actor(), "view", ofBusiness(ctx.tenant.id));
  return ctx.db
    .select()
    .from(sellerApplications)
    .where(and(eq(sellerApplications.tenantId, ctx.tenant.id), eq(sellerApplications.state, state)))
    .orderBy(desc(sellerApplications.createdAt), desc(sellerApplications.id))
    .limit(limit);
}

/** @throws AppError `forbidden`, `not_found` */
export async function readApplication(ctx: ShopContext, id: number): Promise<SellerApplication> {
  authorize(await ctx.actor(), "view", ofBusiness(ctx.tenant.id));
  const [found] = await ctx.db
    .select()
    .from(sellerApplications)
    .where(and(eq(sellerApplications.tenantId, ctx.tenant.id), eq(sellerApplications.id, id)));
  if (!found) throw new AppError("not_found", "There is no such application.");
  return found;
}
