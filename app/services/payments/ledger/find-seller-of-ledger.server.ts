// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The id of a seller of the business by its code.
 * @throws AppError `not_found`
 */
export async function findSellerOfLedger(ctx: ShopContext, code: string): Promise<string> {
  const [row] = await ctx.db
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.code, code)));
  if (!row) throw new AppError("not_found", `There is no seller '${code}'.`);
  return row.id;
}
