// @public

import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";

/** What is new of a disputed payment: what its provider said, an entry of one side, or an answer's end. */
type News = { outcomeId: number } | { entryId: number } | { answerId: number };

/**
 * Queues the mails that tell of a dispute's news, in the transaction that wrote it (rule payment-28): what
 * the provider says, to an answer too, goes to the seller and the business, what one of them adds to the
 * other.
 */
export async function queueDisputeMails(ctx: ShopContext, orderId: string, news: News): Promise<void> {
  const isEntry = "entryId" in news;
  const id = newsId(news);
  const isFromSeller = isEntry && sellerOfActor(await ctx.actor()) !== null;
  for (const reader of ["seller", "business"] as const)
    if (!isEntry || isFromSeller === (reader === "business"))
      await enqueueJob(
        ctx,
        "send-dispute-mail",
        { orderId, reader, ...news },
        { jobKey: `dispute-mail:${reader}:${orderId}:${id}` },
      );
}

function newsId(news: News): string {
  if ("entryId" in news) return `entry-${news.entryId}`;
  return "answerId" in news ? `answer-${news.answerId}` : `outcome-${news.outcomeId}`;
}
