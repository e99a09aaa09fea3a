import { and, eq } from "drizzle-orm";
import { customers } from "~/tables/accounts/customers";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { RunningJob } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { greetedName } from "./greeted-name.server";

/**
 * The customer with an e-mail, for a mail from a shop, and the shop as its sender; null if there is no such
 * customer or the shop is gone.
 */
export async function findMailRecipient(deps: RunningJob, shopId: string, email: string) {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return null;
  const [customer] = await ctx.db
    .select({ id: customers.id, firstName: greetedName })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.email, email)));
  if (!customer) return null;
  return { ctx, customer, shop: mailShopOf(ctx) };
}
