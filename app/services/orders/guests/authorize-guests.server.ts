import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Who may see or change customers of the business may see or change who ordered without an account.
 * @throws AppError `forbidden`
 */
export async function authorizeGuests(ctx: ShopContext, verb: "view" | "change"): Promise<void> {
  const actor = await ctx.actor();
  if (actor.kind === "shopper") throw new AppError("forbidden", "Only the store decides this.");
  authorize(actor, verb, { kind: "customer", tenantId: ctx.tenant.id, id: null });
}
