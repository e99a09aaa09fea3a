import { and, asc, eq } from "drizzle-orm";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { staff } from "~/tables/staff/staff";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** People whose changes may be asked for, at most. */
const mostPeople = 200;

/** Who works here or did, as choices by name; for a seller's staff their own colleagues. */
export async function listAuditedPeople(ctx: ShopContext): Promise<{ value: string; label: string }[]> {
  const sellerId = sellerOfActor(await ctx.actor());
  const rows = await ctx.db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(
      and(eq(staff.tenantId, ctx.tenant.id), sellerId === null ? undefined : eq(staff.sellerId, sellerId)),
    )
    .orderBy(asc(staff.name), asc(staff.id))
    .limit(mostPeople);
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
}
