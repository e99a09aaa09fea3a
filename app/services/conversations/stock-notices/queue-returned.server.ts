import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { readStocks } from "./read-stocks.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an unconfirmed notice is kept, and one that was mailed. */
const unconfirmedMs = 7 * DAY_MS;
const mailedMs = 30 * DAY_MS;

/** Queues the mails of a shop's notices whose products can be bought again (rule stock-notices-4). */
export async function queueReturned(ctx: ShopContext): Promise<void> {
  const waiting = await ctx.db
    .select({ id: stockNotices.id, productId: stockNotices.productId })
    .from(stockNotices)
    .where(and(ofShop(stockNotices, ctx), isNotNull(stockNotices.confirmedAt), isNull(stockNotices.mailedAt)))
    .orderBy(stockNotices.createdAt);
  const stocks = await readStocks(ctx, [...new Set(waiting.map(({ productId }) => productId))]);
  for (const { id, productId } of waiting)
    if (stocks.get(productId)?.isInStock)
      await enqueueJob(
        ctx,
        "send-stock-notice",
        { noticeId: id, kind: "returned" },
        { jobKey: `stock-notice:${id}` },
      );
}

/** Forgets notices of a tenant that were never confirmed, or mailed long ago (rule stock-notices-5). */
export async function forgetOldNotices(
  ctx: Pick<ShopContext, "db" | "now">,
  tenantId: string,
): Promise<void> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms);
  await ctx.db
    .delete(stockNotices)
    .where(
      and(
        eq(stockNotices.tenantId, tenantId),
        or(
          and(isNull(stockNotices.confirmedAt), lt(stockNotices.createdAt, before(unconfirmedMs))),
          lt(stockNotices.mailedAt, before(mailedMs)),
        ),
      ),
    );
}

/** The shops of a tenant that have confirmed notices waiting, by id. */
export async function shopsWithNotices(ctx: Pick<ShopContext, "db">, tenantId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ shopId: stockNotices.shopId })
    .from(stockNotices)
    .where(
      and(
        eq(stockNotices.tenantId, tenantId),
        isNotNull(stockNotices.confirmedAt),
        isNull(stockNotices.mailedAt),
      ),
    );
  return rows.map(({ shopId }) => shopId);
}
