// @public

import { isLastMethod } from "~/models/accounts/sign-in/login-methods";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { customerKeys, lockOwner } from "../keys/key-holders.server";
import { dropKey } from "../keys/make-key.server";
import { listLoginMethods } from "./list-login-methods.server";

/**
 * Removes a passkey of a customer's account, and mails the customer that this happened.
 * @throws AppError `not_found`, or `conflict` if it is the last way to sign in (rule accounts-21)
 */
export async function removePasskey(
  ctx: ShopContext & { origin: string },
  customerId: number,
  passkeyId: string,
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // Two removals at once must not both find the other method.
    await lockOwner(inner, customerKeys, customerId);
    if (isLastMethod(await listLoginMethods(inner, customerId), "passkey"))
      throw new AppError("conflict", phrase("This is your only way to sign in. Set a password first."));
    if (!(await dropKey(inner, customerKeys, customerId, passkeyId)))
      throw new AppError("not_found", phrase("This passkey was removed before."));
    const at = ctx.now().toISOString();
    await enqueueJob(inner, "send-login-method-mail", {
      customerId,
      method: "passkey",
      change: "removed",
      at,
    });
  });
}
