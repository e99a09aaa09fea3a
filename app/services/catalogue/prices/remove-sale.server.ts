// @public

import { sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { refuseStaleSale } from "../changes/sale-version.server";
import { settleIn } from "../changes/settle-sales.server";
import { pricedBy } from "./plan-sale.server";

/**
 * Removes a sale of the shop's seller; what it made cheaper costs what it did without it, at once.
 * @throws AppError `forbidden`, or `not_found`; StaleRecord
 */
export async function removeSale(ctx: ShopContext, name: string, expected?: ExpectedVersion): Promise<void> {
  const { tenant, shop } = ctx;
  authorize(await ctx.actor(), "change", { kind: "price", tenantId: tenant.id, sellerId: shop.sellerId });
  await inTransaction(ctx, async (inner) => {
    await refuseStaleSale(inner, name, expected);
    const before = await pricedBy(inner, name);
    const { rowCount } = await inner.db.execute(sql`delete from sales
      where tenant_id = ${tenant.id} and seller_id = ${shop.sellerId} and name = ${name}`);
    if (!rowCount) throw new AppError("not_found", `There is no sale '${name}'.`);
    await settleIn(inner, before);
  });
}
