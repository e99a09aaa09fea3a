// @public

import type { PasskeyRow } from "~/models/accounts/sign-in/passkey";
import { formatDate } from "~/models/platform/date/format-date";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { readKeys } from "../../accounts/keys/key-holders.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireSelf } from "../sign-in/require-self.server";
import { staffKeys } from "./passkeys/staff-keys.server";
import { staffRpId } from "./passkeys/staff-rp-id.server";

/**
 * The passkeys of who is signed in, for all domains of the business, the oldest first (rule staff-17).
 * @throws AppError `forbidden` for another person's
 */
export async function listStaffPasskeys(
  ctx: ShopContext & { officeOrigin: string },
  { staffId }: SignedInStaff,
): Promise<PasskeyRow[]> {
  requireSelf(await ctx.actor(), ctx.tenant.id, staffId);
  const rows = await readKeys(ctx, staffKeys, staffId);
  const zone = ctx.shop.settings.general.time_zone;
  return rows.map(({ id, name, rpId, createdAt, lastUsedAt }) => ({
    id,
    name,
    note: rpId === staffRpId(ctx) ? "" : `Works only at ${rpId}.`,
    mayRemove: true,
    addedText: formatDate(createdAt, zone),
    usedText: lastUsedAt && formatDate(lastUsedAt, zone),
  }));
}
