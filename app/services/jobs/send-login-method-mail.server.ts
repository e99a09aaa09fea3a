import { and, eq } from "drizzle-orm";
import { loginMethodMail } from "~/models/account/login-method-mail";
import { mailUrl } from "~/models/mail/mail-url";
import { contactEmail } from "~/models/shop/contact-email";
import { accountLoginMethodPath } from "~/paths/account";
import { customers } from "~/tables/customers";
import { sendMail } from "../mail/send-mail.server";
import type { JobHandler } from "./job.server";
import { shopContextForJob } from "./shop-context-for-job.server";

/** Tells a customer that their login methods changed (rule accounts-21). */
export const sendLoginMethodMailJob: JobHandler<"send-login-method-mail"> = async (
  deps,
  { shopId, customerId, method, change, at },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const [customer] = await ctx.db
    .select({ email: customers.email, firstName: customers.firstName })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
  if (!customer) return;
  const sender = { shopName: ctx.shop.name, shopEmail: contactEmail(ctx.shop) };
  const url = mailUrl(ctx, accountLoginMethodPath());
  await sendMail(deps, loginMethodMail(sender, { method, change, customerId, ...customer, url, at }));
};
