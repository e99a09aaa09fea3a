// @public

import type { SignedInStaff } from "~/models/shops/signed-in-staff";
import type { ShopContext } from "../shops/shop-context.server";
import { type Factors, readFactors } from "./factors/read-factors.server";
import { requireSelf } from "./sign-in/require-self.server";

/**
 * The second factors of the signed-in member of staff.
 * @throws AppError `forbidden` for another person's
 */
export async function listFactors(ctx: ShopContext, { staffId }: SignedInStaff): Promise<Factors> {
  requireSelf(await ctx.actor(), ctx.tenant.id, staffId);
  return readFactors(ctx, staffId);
}
