import { and, desc, eq, gt } from "drizzle-orm";
import { accountExistsMail } from "~/models/accounts/sign-in/account-exists-mail";
import { registrationMail } from "~/models/accounts/sign-in/registration-mail";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { resetPasswordPath, verifyEmailPath } from "~/paths/account";
import { customers } from "~/tables/accounts/customers";
import { registrations } from "~/tables/accounts/registrations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { registrationHash } from "../sign-in/registration-link.server";
import { greetedName } from "./greeted-name.server";

/**
 * Mails the link that confirms a registration, by default the latest of the e-mail. If the e-mail has an
 * account, its owner is notified instead (rule accounts-8).
 */
export const sendRegistrationMailJob: JobHandler<"send-registration-mail"> = async (
  deps,
  { shopId, email, registrationId, returnTo },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const shop = mailShopOf(ctx);
  const [owner] = await ctx.db
    .select({ customerId: customers.id, firstName: greetedName })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.email, email)));
  if (owner) {
    const url = mailUrl(ctx, resetPasswordPath());
    const minute = ctx.now().toISOString().slice(0, 16);
    return sendMail(deps, accountExistsMail(shop, { ...owner, email, url, minute }));
  }
  const typed = await findRegistration(ctx, email, registrationId);
  if (!typed) return;
  const hash = registrationHash({ ...ctx, secret: deps.secret }, typed.id);
  const url = mailUrl(ctx, verifyEmailPath(hash, returnTo));
  await sendMail(deps, registrationMail(shop, { ...typed, email, url }));
};

async function findRegistration(ctx: ShopContext, email: string, id: number | null) {
  const [typed] = await ctx.db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.tenantId, ctx.tenant.id),
        eq(registrations.email, email),
        gt(registrations.expiresAt, ctx.now()),
        ...(id === null ? [] : [eq(registrations.id, id)]),
      ),
    )
    .orderBy(desc(registrations.id))
    .limit(1);
  return typed;
}
