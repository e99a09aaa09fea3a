import { and, eq } from "drizzle-orm";
import { staffFactors } from "~/tables/staff-factors";
import type { ShopContext } from "../../shops/shop-context.server";

/** What a member of staff proves beside the password. */
export type Factors = {
  hasApp: boolean;
  /** Recovery codes that were not used yet. */
  recoveryLeft: number;
  /** Whether they have a second factor: recovery codes alone are none. */
  hasSecondFactor: boolean;
};

/** The second factors of a member of staff (rule staff-11). */
export async function readFactors(
  { db, tenant }: Pick<ShopContext, "db" | "tenant">,
  staffId: number,
): Promise<Factors> {
  const [row] = await db
    .select({ appSince: staffFactors.appSince, recoveryHashes: staffFactors.recoveryHashes })
    .from(staffFactors)
    .where(and(eq(staffFactors.tenantId, tenant.id), eq(staffFactors.staffId, staffId)));
  const hasApp = row?.appSince != null;
  return { hasApp, recoveryLeft: row?.recoveryHashes.length ?? 0, hasSecondFactor: hasApp };
}
