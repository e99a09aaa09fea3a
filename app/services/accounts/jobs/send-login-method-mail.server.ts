import { and, eq } from "drizzle-orm";
import { loginMethodMail } from "~/models/accounts/sign-in/login-method-mail";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { accountLoginMethodPath } from "~/paths/account";
import { customers } from "~/tables/accounts/customers";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { greetedName } from "./greeted-name.server";

/** Tells a customer that their login methods changed (rule accounts-21). */
export const sendLoginMethodMailJob: JobHandler<"send-login-method-mail"> = async (
  deps,
  { shopId, customerId, method, change, at },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const [customer] = await ctx.db
    .select({ email: customers.email, firstName: greetedName })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
  if (!customer) return;
  const shop = mailShopOf(ctx);
  const url = mailUrl(ctx, accountLoginMethodPath());
  await sendMail(deps, loginMethodMail(shop, { method, change, customerId, ...customer, url, at }));
};
