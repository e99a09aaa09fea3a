import { and, eq, ne } from "drizzle-orm";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { staffLinks, staffSessions } from "~/tables/staff/staff-sign-in";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Ends all sessions of a member of staff but this one, and sign-ins that were begun (rule staff-15). */
export async function endOtherSessions(
  { db, tenant }: Pick<ShopContext, "db" | "tenant">,
  { staffId, sessionHash }: Pick<SignedInStaff, "staffId" | "sessionHash">,
): Promise<void> {
  const ofStaff = and(eq(staffSessions.tenantId, tenant.id), eq(staffSessions.staffId, staffId));
  await db.delete(staffSessions).where(and(ofStaff, ne(staffSessions.idHash, sessionHash)));
  const links = and(eq(staffLinks.tenantId, tenant.id), eq(staffLinks.staffId, staffId));
  await db.delete(staffLinks).where(and(links, eq(staffLinks.kind, "sign-in")));
}
