import { and, eq } from "drizzle-orm";
import { refusedApplicationMail } from "~/models/marketplace/application/application-mail";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { sellerApplications } from "~/tables/marketplace/seller-applications";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";

/** Mails the words of a refusal to who applied to sell (rule sellers-19). */
export const sendApplicationMailJob: JobHandler<"send-application-mail"> = async (
  deps,
  { shopId, applicationId },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const [found] = await ctx.db
    .select()
    .from(sellerApplications)
    .where(and(eq(sellerApplications.tenantId, ctx.tenant.id), eq(sellerApplications.id, applicationId)));
  if (found?.state !== "refused") return;
  const shop = mailShopOf(ctx);
  await sendMail(deps, refusedApplicationMail(shop, { ...found, url: mailUrl(ctx, "/") }));
};
