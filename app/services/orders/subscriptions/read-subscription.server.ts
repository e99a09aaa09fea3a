// @public

import { and, eq } from "drizzle-orm";
import type { Address } from "~/models/accounts/address/address";
import { AppError } from "~/models/platform/error/app-error";
import { isUuid } from "~/models/platform/text/uuid";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import { subscriptions } from "~/tables/orders/subscriptions";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Where a subscription of a customer is delivered to.
 * @throws AppError `not_found` for one that is not this customer's, or of which nothing is delivered
 */
export async function readSubscriptionAddress(
  ctx: ShopContext,
  customerId: number,
  id: string,
): Promise<{ name: string; address: Address }> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  const [found] = isUuid(id)
    ? await ctx.db
        .select({ name: subscriptions.name, address: subscriptions.shippingAddress })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.tenantId, ctx.tenant.id),
            eq(subscriptions.id, id),
            eq(subscriptions.customerId, customerId),
          ),
        )
    : [];
  const { name, address } = found ?? { name: "", address: null };
  if (!address) throw new AppError("not_found", phrase("We couldn’t find this subscription."));
  return { name, address };
}
