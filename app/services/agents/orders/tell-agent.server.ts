import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { checkoutOfOrder } from "./read-agent-order.server";

/** Queues that the agent of an order hears how it stands; nothing for orders of shoppers (rule agents-8). */
export async function tellAgent(ctx: ShopContext, orderId: string): Promise<void> {
  const row = await checkoutOfOrder(ctx, orderId);
  if (!row || row.eventsUrl === "") return;
  await enqueueJob(ctx, "tell-agent", { orderId }, { jobKey: `tell-agent:${orderId}` });
}
