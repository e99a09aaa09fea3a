// @public

import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";

/** What is new of a disputed payment: what its provider said, or an entry of one side. */
type News = { outcomeId: number } | { entryId: number };

/**
 * Queues the mails that tell of a dispute's news, in the transaction that wrote it (rule payment-28): what
 * the provider says goes to the seller and the business, what one of them adds to the other.
 */
export async function queueDisputeMails(ctx: ShopContext, orderId: string, news: News): Promise<void> {
  const isEntry = "entryId" in news;
  const id = isEntry ? `entry-${news.entryId}` : `outcome-${news.outcomeId}`;
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
