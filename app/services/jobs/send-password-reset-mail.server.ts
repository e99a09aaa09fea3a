import { and, eq } from "drizzle-orm";
import { passwordResetMail } from "~/models/account/password-reset-mail";
import { resetPasswordPath } from "~/paths";
import { createPasswordReset } from "../auth/create-password-reset.server";
import { hashSessionToken } from "../auth/session-token.server";
import { customers } from "../db/schema";
import { sendMail } from "../mail/send-mail.server";
import type { JobHandler } from "./job.server";
import { shopContextForJob } from "./shop-context-for-job.server";

/** Sends a link to choose a new password, if the shop has an account with the e-mail. A repeat sends a new link. */
export const sendPasswordResetMailJob: JobHandler<"send-password-reset-mail"> = async (
  deps,
  { shopId, email },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const [customer] = await ctx.db
    .select({ id: customers.id, firstName: customers.firstName })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.email, email)));
  if (!customer) return;
  const token = await createPasswordReset(ctx, customer.id);
  const sender = { shopName: ctx.shop.name, shopEmail: ctx.shop.settings.general.email };
  const url = `${ctx.origin}${resetPasswordPath(token)}`;
  const requestKey = hashSessionToken(token).slice(0, 16);
  await sendMail(deps, passwordResetMail(sender, { email, firstName: customer.firstName, url, requestKey }));
};
