import { and, eq } from "drizzle-orm";
import { staffFactors } from "~/tables/staff/staff-factors";
import { staffPasskeys } from "~/tables/staff/staff-passkeys";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What a member of staff proves beside the password. */
export type Factors = {
  hasApp: boolean;
  /** Domains at which a passkey of theirs works. */
  keyDomains: readonly string[];
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
  const keys = await db
    .selectDistinct({ rpId: staffPasskeys.rpId })
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.tenantId, tenant.id), eq(staffPasskeys.ownerId, staffId)))
    .orderBy(staffPasskeys.rpId);
  const hasApp = row?.appSince != null;
  const keyDomains = keys.map(({ rpId }) => rpId);
  const hasSecondFactor = hasApp || keyDomains.length > 0;
  return { hasApp, keyDomains, recoveryLeft: row?.recoveryHashes.length ?? 0, hasSecondFactor };
}
