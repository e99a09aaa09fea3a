import { and, eq } from "drizzle-orm";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { staffSessions } from "~/tables/staff/staff-sign-in";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Notes in a session that its person has proved now who they are (rule staff-14). */
export async function markConfirmed(
  { db, tenant, now }: Pick<ShopContext, "db" | "tenant" | "now">,
  { sessionHash }: Pick<SignedInStaff, "sessionHash">,
): Promise<void> {
  await db
    .update(staffSessions)
    .set({ confirmedAt: now() })
    .where(and(eq(staffSessions.tenantId, tenant.id), eq(staffSessions.idHash, sessionHash)));
}
