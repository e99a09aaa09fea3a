import { and, count, eq } from "drizzle-orm";
import { formMail } from "~/models/content/form/form-mail";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { adminFormPath } from "~/paths/staff";
import { formFiles, formSubmissions } from "~/tables/content/forms";
import { ofShop } from "../../shops/context/of-shop.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { findForm } from "../forms/find-form.server";

/** Mails the shop a submission of one of its forms. */
export const sendFormMailJob: JobHandler<"send-form-mail"> = async (deps, { shopId, submissionId }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const [sent] = await ctx.db
    .select()
    .from(formSubmissions)
    .where(and(ofShop(formSubmissions, ctx), eq(formSubmissions.id, submissionId)));
  if (!sent) return;
  const [files] = await ctx.db
    .select({ total: count() })
    .from(formFiles)
    .where(and(ofShop(formFiles, ctx), eq(formFiles.submissionId, submissionId)));
  const found = await findForm(ctx, sent.attributeName);
  const definition = found?.kind === "form" ? found.definition : null;
  const labelOf = (wuid: string) => definition?.fields.find((field) => field.wuid === wuid)?.label ?? wuid;
  await sendMail(
    deps,
    formMail({
      id: sent.id,
      shop: mailShopOf(ctx),
      formName: definition?.props.formName || sent.attributeName,
      values: sent.content.map(({ wuid, value }) => ({ label: labelOf(wuid), value })),
      fileTotal: files?.total ?? 0,
      url: mailUrl(ctx, adminFormPath(sent.id)),
    }),
  );
};
