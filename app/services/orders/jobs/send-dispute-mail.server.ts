import { and, eq } from "drizzle-orm";
import { type DisputeNews, disputeMail } from "~/models/orders/mail/dispute-mail";
import { answerStateLabels } from "~/models/payments/disputes/dispute-answer";
import { officeUrl } from "~/models/shops/mail/mail-url";
import { officeDisputesPath } from "~/paths/office";
import { disputeAnswers } from "~/tables/conversations/dispute-answers";
import { disputeEntries } from "~/tables/conversations/dispute-entries";
import { orders } from "~/tables/orders/orders";
import { paymentOutcomes } from "~/tables/orders/payments";
import { findSellerMailbox } from "../../marketplace/find-seller-mailbox.server";
import type { JobPayload } from "../../platform/jobs/job-kinds.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";

/** Tells the seller of an order, or the business, what is new of its disputed payment (rule payment-28). */
export const sendDisputeMailJob: JobHandler<"send-dispute-mail"> = async (
  deps,
  { shopId, orderId, reader, entryId, answerId, outcomeId },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const [order] = await ctx.db
    .select({ sellerId: orders.sellerId, number: orders.incrementId })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  if (!order) return;
  const shop = mailShopOf(ctx);
  // The business itself has no mailbox as a seller.
  const to = reader === "seller" ? await findSellerMailbox(ctx, order.sellerId) : shop.email;
  const said = await readNews(ctx, { entryId, answerId, outcomeId });
  if (to === "" || !said) return;
  const news: DisputeNews = {
    number: order.number,
    texts: said.filter(Boolean),
    isFromProvider: entryId === undefined,
    newsKey: `${reader}-${outcomeId ?? (answerId === undefined ? `entry-${entryId}` : `answer-${answerId}`)}`,
    url: officeUrl(ctx, officeDisputesPath(order.number)),
  };
  await sendMail(deps, disputeMail(shop, to, news));
};

type NewsIds = Pick<JobPayload<"send-dispute-mail">, "entryId" | "answerId" | "outcomeId">;

/** What the news say; null for what is not there any more. */
async function readNews(ctx: ShopContext, ids: NewsIds): Promise<string[] | null> {
  if (ids.outcomeId !== undefined) return readOutcome(ctx, ids.outcomeId);
  if (ids.answerId !== undefined) return readAnswer(ctx, ids.answerId);
  return ids.entryId === undefined ? null : readEntry(ctx, ids.entryId);
}

async function readAnswer({ db, tenant }: ShopContext, id: number): Promise<string[] | null> {
  const [answer] = await db
    .select({ state: disputeAnswers.state, note: disputeAnswers.note })
    .from(disputeAnswers)
    .where(and(eq(disputeAnswers.tenantId, tenant.id), eq(disputeAnswers.id, id)));
  return answer ? [answerStateLabels[answer.state], answer.note] : null;
}

async function readEntry({ db, tenant }: ShopContext, id: number): Promise<string[] | null> {
  const [entry] = await db
    .select({ text: disputeEntries.text, fileName: disputeEntries.fileName })
    .from(disputeEntries)
    .where(and(eq(disputeEntries.tenantId, tenant.id), eq(disputeEntries.id, id)));
  return entry ? [entry.text, entry.fileName] : null;
}

async function readOutcome({ db, tenant }: ShopContext, id: number): Promise<string[] | null> {
  const [outcome] = await db
    .select({ kind: paymentOutcomes.kind, note: paymentOutcomes.note })
    .from(paymentOutcomes)
    .where(and(eq(paymentOutcomes.tenantId, tenant.id), eq(paymentOutcomes.id, id)));
  return outcome ? [outcome.note === "" ? outcome.kind : outcome.note] : null;
}
