import { and, eq } from "drizzle-orm";
import { accountDeletedMail, accountStepMail } from "~/models/account/account-step-mail";
import { mailUrl } from "~/models/mail/mail-url";
import { contactEmail } from "~/models/shop/contact-email";
import { homePath } from "~/paths";
import { accountDataPath, accountDeletionPath } from "~/paths/account";
import { customers } from "~/tables/customers";
import { signAccountStep, stepLifetimesMs } from "../auth/account-step-link.server";
import { sendMail } from "../mail/send-mail.server";
import type { JobHandler } from "./job.server";
import { shopContextForJob } from "./shop-context-for-job.server";

/** Mails a customer the link that proves who they are. A repeat sends a new link. */
export const sendAccountStepMailJob: JobHandler<"send-account-step-mail"> = async (
  deps,
  { shopId, customerId, step },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const [customer] = await ctx.db
    .select({ email: customers.email, deletedAt: customers.deletedAt })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
  if (!customer || customer.deletedAt) return;
  const proof = signAccountStep({ ...ctx, secret: deps.secret }, { customerId, step }, stepLifetimesMs.mail);
  const path = step === "data" ? accountDataPath(proof) : accountDeletionPath(proof);
  const sender = { shopName: ctx.shop.name, shopEmail: contactEmail(ctx.shop) };
  const at = String(ctx.now().getTime());
  const url = mailUrl(ctx, path);
  await sendMail(deps, accountStepMail(sender, { step, to: customer.email, customerId, url, at }));
};

/** Tells the former owner that the account is gone. */
export const sendAccountDeletedMailJob: JobHandler<"send-account-deleted-mail"> = async (
  deps,
  { shopId, customerId, email, firstName },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const sender = { shopName: ctx.shop.name, shopEmail: contactEmail(ctx.shop) };
  const url = mailUrl(ctx, homePath());
  await sendMail(deps, accountDeletedMail(sender, { to: email, firstName, url, key: String(customerId) }));
};
