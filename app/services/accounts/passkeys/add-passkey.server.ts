// @public

import type { NewPasskey } from "~/models/accounts/sign-in/passkey";
import { authorize } from "~/models/shops/actors/authorize";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { customerKeys } from "../keys/key-holders.server";
import { askForNewKey, readNewKey, writeKey } from "../keys/make-key.server";

/**
 * Begins to add a passkey to a customer's account (rule accounts-30).
 * @throws AppError `conflict` for an account with too many
 */
export const beginPasskey = (ctx: ShopContext & { origin: string }, customer: VisitorCustomer) =>
  askForNewKey(ctx, customerKeys, {
    id: customer.id,
    userName: customer.email,
    userDisplayName: displayName(customer),
  });

/**
 * Adds the passkey that a customer's authenticator made, and mails the customer that this happened.
 * @throws AppError `invalid` for one that was not made for this shop and challenge, `conflict` for one too
 * many
 */
export async function addPasskey(
  ctx: ShopContext & { origin: string },
  customerId: number,
  { name, answer }: NewPasskey,
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  const key = await readNewKey(ctx, customerKeys, customerId, answer);
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await writeKey(inner, customerKeys, customerId, { name, key });
    const at = ctx.now().toISOString();
    await enqueueJob(inner, "send-login-method-mail", { customerId, method: "passkey", change: "added", at });
  });
}

const displayName = ({ firstName, lastName, email }: VisitorCustomer): string =>
  [firstName, lastName].filter(Boolean).join(" ") || email;
