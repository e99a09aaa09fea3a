import { and, eq } from "drizzle-orm";
import { staffFactors } from "~/tables/staff/staff-factors";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readFactors } from "./read-factors.server";

/** Recovery codes go with the last factor that they stand in for (rule staff-12). */
export async function dropUselessCodes(
  ctx: Pick<ShopContext, "db" | "tenant">,
  staffId: number,
): Promise<void> {
  if ((await readFactors(ctx, staffId)).hasSecondFactor) return;
  await ctx.db
    .delete(staffFactors)
    .where(and(eq(staffFactors.tenantId, ctx.tenant.id), eq(staffFactors.staffId, staffId)));
}
