import { and, eq } from "drizzle-orm";
import { accountDeletedMail, accountStepMail } from "~/models/accounts/sign-in/account-step-mail";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { homePath } from "~/paths";
import { accountDataPath, accountDeletionPath } from "~/paths/account";
import { customers } from "~/tables/accounts/customers";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { signAccountStep, stepLifetimesMs } from "../profile/account-step-link.server";

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
  const shop = mailShopOf(ctx);
  const at = String(ctx.now().getTime());
  const url = mailUrl(ctx, path);
  await sendMail(deps, accountStepMail(shop, { step, to: customer.email, customerId, url, at }));
};

/** Tells the former owner that the account is gone. */
export const sendAccountDeletedMailJob: JobHandler<"send-account-deleted-mail"> = async (
  deps,
  { shopId, customerId, email, firstName },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const shop = mailShopOf(ctx);
  const url = mailUrl(ctx, homePath());
  await sendMail(deps, accountDeletedMail(shop, { to: email, firstName, url, key: String(customerId) }));
};
