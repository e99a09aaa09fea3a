// @public

import { and, asc, eq } from "drizzle-orm";
import { formatDate } from "~/models/platform/date/format-date";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import type { KeyRow } from "~/models/staff/factors/key-row";
import { staffPasskeys } from "~/tables/staff-passkeys";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireSelf } from "../sign-in/require-self.server";
import { staffRpId } from "./passkeys/staff-rp-id.server";

/**
 * The passkeys of who is signed in, for all domains of the business, the oldest first (rule staff-17).
 * @throws AppError `forbidden` for another person's
 */
export async function listStaffPasskeys(
  ctx: ShopContext & { officeOrigin: string },
  { staffId }: SignedInStaff,
): Promise<KeyRow[]> {
  requireSelf(await ctx.actor(), ctx.tenant.id, staffId);
  const rows = await ctx.db
    .select()
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.tenantId, ctx.tenant.id), eq(staffPasskeys.staffId, staffId)))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));
  const zone = ctx.shop.settings.general.time_zone;
  return rows.map(({ id, name, rpId, createdAt, lastUsedAt }) => ({
    id,
    name,
    domain: rpId === staffRpId(ctx) ? "" : rpId,
    addedText: formatDate(createdAt, zone),
    usedText: lastUsedAt && formatDate(lastUsedAt, zone),
  }));
}
