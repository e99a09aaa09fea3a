// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import { subscriptions } from "~/tables/orders/subscriptions";
import { storedMethods } from "~/tables/payments/stored-methods";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { type PaymentContext, providerDeps } from "../providers/payment-context.server";
import { providerByCode } from "../providers/providers.server";
import { findStoredMethod, type StoredMethodRow } from "./find-stored-method.server";
import { usedMethods } from "./list-stored-methods.server";

/**
 * Removes what a customer's later payments may be charged to, at the provider and here (rule payment-18).
 * Asked again it is removed once; the provider is asked outside any transaction.
 * @throws AppError `not_found` for a method that is not this customer's, `conflict` while a subscription is
 * charged to
 *   it, `unavailable` when the provider cannot be reached
 */
export async function removeStoredMethod(ctx: PaymentContext, customerId: number, id: string): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  const found = await findStoredMethod(ctx, id);
  if (found?.customerId !== customerId)
    throw new AppError("not_found", phrase("We couldn’t find this payment method."));
  if ((await usedMethods(ctx, [id])).has(id))
    throw new AppError(
      "conflict",
      phrase("A subscription is charged to this. Cancel the subscription first."),
    );
  await forget(ctx, found);
  await inTransaction(ctx, async ({ db }) => {
    await db
      .update(subscriptions)
      .set({ storedMethodId: null })
      .where(and(eq(subscriptions.tenantId, ctx.tenant.id), eq(subscriptions.storedMethodId, id)));
    await db
      .delete(storedMethods)
      .where(and(eq(storedMethods.tenantId, ctx.tenant.id), eq(storedMethods.id, id)));
  });
}

async function forget(ctx: PaymentContext, { provider, ...method }: StoredMethodRow): Promise<void> {
  const later = providerByCode(provider)?.later;
  if (later?.kind !== "charges") return;
  try {
    await later.forget(providerDeps(ctx), method);
  } catch (error) {
    ctx.log.error("a stored method could not be removed", { shop: ctx.shop.code, provider, error });
    throw new AppError(
      "unavailable",
      phrase("This can’t be removed right now. Please try again in a moment."),
    );
  }
}
