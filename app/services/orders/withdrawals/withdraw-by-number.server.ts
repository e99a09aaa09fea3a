import { and, eq, sql } from "drizzle-orm";
import { isAppError } from "~/models/platform/error/app-error";
import { orders } from "~/tables/orders/orders";
import { ofShop } from "../../shops/context/of-shop.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { textsOf } from "../../shops/texts/texts-of.server";
import { withTexts } from "../../shops/texts/with-texts.server";
import { recordWithdrawal } from "./record-withdrawal.server";

/**
 * Withdraws from the order of a number and the e-mail it was placed with; another e-mail gets nothing. Where
 * there is no right its reader hears why (rule withdrawals-5).
 */
export const withdrawByNumberJob: JobHandler<"withdraw-by-number"> = async (deps, declared) => {
  const { shopId, number, name, email, items, at } = declared;
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const [order] = await ctx.db
    .select({ id: orders.id, email: orders.email })
    .from(orders)
    .where(
      and(
        ofShop(orders, ctx),
        eq(orders.incrementId, number),
        eq(sql`lower(${orders.email})`, email.toLowerCase()),
      ),
    );
  if (!order) return;
  await withTexts(textsOf(ctx.shop), async () => {
    try {
      const statement = { name, email: order.email, items, pieces: [], at: new Date(at) };
      await recordWithdrawal(ctx, order.id, statement, { verb: "view" });
    } catch (error) {
      if (!isAppError(error)) throw error;
      await enqueueJob(ctx, "send-withdrawal-refused", { orderId: order.id, why: error.message, at });
    }
  });
};
