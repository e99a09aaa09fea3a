// @public

import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { staffSessions } from "~/tables/staff-sign-in";
import { sessionKeyLength } from "../../accounts/sessions/list-sessions.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireSelf } from "../sign-in/require-self.server";

/**
 * Ends sessions of a member of staff in all shops of the business (rule staff-6).
 * @param which one by its key, all but the current one, or all
 * @throws AppError `forbidden` for another person's
 */
export async function endStaffSessions(
  ctx: ShopContext,
  { staffId, sessionHash }: SignedInStaff,
  which: { key: string } | "others" | "all",
): Promise<void> {
  requireSelf(await ctx.actor(), ctx.tenant.id, staffId);
  const own = and(eq(staffSessions.tenantId, ctx.tenant.id), eq(staffSessions.staffId, staffId));
  await ctx.db.delete(staffSessions).where(and(own, chosen(which, sessionHash)));
}

function chosen(which: { key: string } | "others" | "all", sessionHash: string): SQL | undefined {
  if (which === "all") return undefined;
  if (which === "others") return ne(staffSessions.idHash, sessionHash);
  return eq(sql`left(${staffSessions.idHash}, ${sessionKeyLength})`, which.key);
}
