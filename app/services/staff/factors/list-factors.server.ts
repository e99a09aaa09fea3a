// @public

import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireSelf } from "../sign-in/require-self.server";
import { type Factors, readFactors } from "./read-factors.server";

/**
 * The second factors of the signed-in member of staff.
 * @throws AppError `forbidden` for another person's
 */
export async function listFactors(ctx: ShopContext, { staffId }: SignedInStaff): Promise<Factors> {
  requireSelf(await ctx.actor(), ctx.tenant.id, staffId);
  return readFactors(ctx, staffId);
}
