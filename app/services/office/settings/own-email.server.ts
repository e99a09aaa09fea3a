import { and, eq } from "drizzle-orm";
import { staff } from "~/tables/staff/staff";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The email of the person who is at work; null for a key or a command. */
export async function ownEmail(ctx: ShopContext): Promise<string | null> {
  const actor = await ctx.actor();
  if (actor.kind !== "staff" && actor.kind !== "seller-staff") return null;
  const [row] = await ctx.db
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.tenantId, ctx.tenant.id), eq(staff.id, actor.staffId)));
  return row?.email ?? null;
}
