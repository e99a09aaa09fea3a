import { and, eq } from "drizzle-orm";
import { verificationMail } from "~/models/account/verification-mail";
import { verifyEmailPath } from "~/paths";
import { customers } from "../db/schema";
import { sendMail } from "../mail/send-mail.server";
import type { JobHandler } from "./job.server";
import { shopContextForJob } from "./shop-context-for-job.server";

/** Asks a new customer to confirm their e-mail; there is nothing to ask once it is confirmed. */
export const sendVerificationMailJob: JobHandler<"send-verification-mail"> = async (
  deps,
  { shopId, customerId },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const [customer] = await ctx.db
    .select({ email: customers.email, firstName: customers.firstName, verifyHash: customers.verifyHash })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
  if (!customer?.verifyHash) return;
  const { email, firstName, verifyHash } = customer;
  const sender = { shopName: ctx.shop.name, shopEmail: ctx.shop.settings.general.email };
  const url = `${ctx.origin}${verifyEmailPath(verifyHash)}`;
  await sendMail(deps, verificationMail(sender, { customerId, email, firstName, url }));
};
