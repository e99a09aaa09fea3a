import { and, eq } from "drizzle-orm";
import { signInWarningMail } from "~/models/account/sign-in-warning-mail";
import { resetPasswordPath } from "~/paths";
import { customers } from "../db/schema";
import { sendMail } from "../mail/send-mail.server";
import type { JobHandler } from "./job.server";
import { shopContextForJob } from "./shop-context-for-job.server";

/** Writes to the owner of an account at which wrong passwords pile up, if the e-mail has one. */
export const sendSignInWarningMailJob: JobHandler<"send-sign-in-warning-mail"> = async (
  deps,
  { shopId, email },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const [customer] = await ctx.db
    .select({ customerId: customers.id, firstName: customers.firstName })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.email, email)));
  if (!customer) return;
  const sender = { shopName: ctx.shop.name, shopEmail: ctx.shop.settings.general.email };
  const day = ctx.now().toISOString().slice(0, 10);
  const url = `${ctx.origin}${resetPasswordPath()}`;
  await sendMail(deps, signInWarningMail(sender, { ...customer, email, url, day }));
};
