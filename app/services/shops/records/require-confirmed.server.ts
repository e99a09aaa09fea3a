// @public

import { AppError } from "~/models/platform/error/app-error";
import { needsConfirmation } from "~/models/shops/records/needs-confirmation";
import type { ShopContext } from "../context/shop-context.server";

/**
 * Refuses staff who have not proved for 15 minutes who they are (rule staff-14). Services of what is
 * dangerous call it beside `authorize`.
 * @throws AppError `confirm_first`
 */
export async function requireConfirmed(ctx: Pick<ShopContext, "actor" | "now">): Promise<void> {
  if (needsConfirmation(await ctx.actor(), ctx.now()))
    throw new AppError("confirm_first", "Confirm it’s you, then try again.");
}
