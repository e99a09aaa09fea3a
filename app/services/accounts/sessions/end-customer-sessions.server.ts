// @public

import type { EndedSessions } from "~/models/accounts/sign-in/session-form";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { removeSessions } from "../sign-in/remove-sessions.server";

/**
 * Ends sessions of a customer in all shops of the tenant. Other customers' sessions are unaffected.
 * @throws AppError `forbidden` if the actor may not change the customer's account
 */
export async function endCustomerSessions(
  ctx: ShopContext,
  customerId: number,
  which: EndedSessions,
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  await removeSessions(ctx, customerId, which);
}
