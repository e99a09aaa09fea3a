import { and, eq, gt } from "drizzle-orm";
import { accountExistsMail } from "~/models/accounts/sign-in/account-exists-mail";
import { newEmailMail, oldEmailMail } from "~/models/accounts/sign-in/email-change-mails";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { emailChangePath, resetPasswordPath } from "~/paths/account";
import { customers } from "~/tables/accounts/customers";
import { emailChanges } from "~/tables/accounts/email-changes";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { emailChangeHash, type Mailbox } from "../sign-in/email-change-link.server";
import { greetedName } from "./greeted-name.server";

/**
 * Asks both mailboxes to confirm a change of e-mail. If the new one has an account, its owner is notified
 * instead, and the change cannot be confirmed (rule accounts-17).
 */
export const sendEmailChangeMailsJob: JobHandler<"send-email-change-mails"> = async (
  deps,
  { shopId, changeId },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const ofTenant = eq(customers.tenantId, ctx.tenant.id);
  const [change] = await ctx.db
    .select({
      id: emailChanges.id,
      oldEmail: emailChanges.oldEmail,
      newEmail: emailChanges.newEmail,
      firstName: greetedName,
    })
    .from(emailChanges)
    .innerJoin(customers, and(ofTenant, eq(customers.id, emailChanges.customerId)))
    .where(
      and(
        eq(emailChanges.tenantId, ctx.tenant.id),
        eq(emailChanges.id, changeId),
        gt(emailChanges.expiresAt, ctx.now()),
      ),
    );
  if (!change) return;
  const shop = mailShopOf(ctx);
  const linkFor = (mailbox: Mailbox) =>
    mailUrl(ctx, emailChangePath(emailChangeHash({ ...ctx, secret: deps.secret }, change.id, mailbox)));
  await sendMail(deps, oldEmailMail(shop, { ...change, url: linkFor("old") }));
  const [owner] = await ctx.db
    .select({ customerId: customers.id, firstName: greetedName })
    .from(customers)
    .where(and(ofTenant, eq(customers.email, change.newEmail)));
  if (!owner) return sendMail(deps, newEmailMail(shop, { ...change, url: linkFor("new") }));
  const minute = ctx.now().toISOString().slice(0, 16);
  const url = mailUrl(ctx, resetPasswordPath());
  await sendMail(deps, accountExistsMail(shop, { ...owner, email: change.newEmail, url, minute }));
};
