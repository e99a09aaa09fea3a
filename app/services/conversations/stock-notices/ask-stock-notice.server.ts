// @public

import { and, eq, isNotNull, sql } from "drizzle-orm";
import { isWaitedFor } from "~/models/catalogue/stock/is-waited-for";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { setMailRefusal } from "../../accounts/mail-preferences/set-mail-refusal.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { readStocks } from "./read-stocks.server";

/** Who wants to know of which product or variation: a customer, or a guest by e-mail. */
export type NoticeRequest = { productId: number; customer: VisitorCustomer | null; email: string };

/**
 * Notes that a shopper wants a mail when a sold-out product can be bought again (rules stock-notices-1 to
 * stock-notices-3). A notice that waits already is left as it is; its mail is sent again to a guest who has
 * not confirmed. The answer is the same for every e-mail.
 * @throws AppError `not_found` for an unknown product, `conflict` for one that can be bought, `too_many`
 */
export async function askStockNotice(
  ctx: ShopContext & { clientAddress: string },
  { productId, customer, email: typed }: NoticeRequest,
): Promise<void> {
  const stock = (await readStocks(ctx, [productId])).get(productId);
  if (!stock) throw new AppError("not_found", phrase("We couldn’t find this product."));
  if (!isWaitedFor(stock)) throw new AppError("conflict", phrase("This product is not sold out."));
  const email = (customer?.email ?? typed).toLowerCase();
  const { stockNoticeByAddress, stockNoticeByEmail } = attemptLimits;
  await countAttempt(
    ctx,
    { action: "stock-notice", by: "address", who: ctx.clientAddress },
    stockNoticeByAddress,
  );
  await countAttempt(ctx, { action: "stock-notice", by: "email", who: email }, stockNoticeByEmail);
  const isKnown = customer?.isVerified === true;
  await inTransaction(ctx, async (inner) => {
    const own = { productId, email, customerId: customer?.id ?? null };
    // A notice that was mailed begins anew, so that old links and jobs find nothing.
    await inner.db
      .delete(stockNotices)
      .where(
        and(
          eq(stockNotices.tenantId, ctx.tenant.id),
          eq(stockNotices.shopId, ctx.shop.id),
          eq(stockNotices.productId, productId),
          eq(stockNotices.email, email),
          isNotNull(stockNotices.mailedAt),
        ),
      );
    const [notice] = await inner.db
      .insert(stockNotices)
      .values({ ...shopKey(ctx), ...own, confirmedAt: isKnown ? ctx.now() : null, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [stockNotices.tenantId, stockNotices.shopId, stockNotices.productId, stockNotices.email],
        // The owner of an account proved that the e-mail is theirs.
        set: {
          confirmedAt: isKnown
            ? sql`coalesce(${stockNotices.confirmedAt}, excluded.confirmed_at)`
            : stockNotices.confirmedAt,
        },
      })
      .returning({ id: stockNotices.id, confirmedAt: stockNotices.confirmedAt });
    if (!notice || (notice.confirmedAt && !isKnown)) return;
    // Asking anew says that these mails are wanted again (rule accounts-33).
    if (customer) await setMailRefusal(inner, customer.id, "back-in-stock", false);
    const kind = isKnown ? "noted" : "confirm";
    await enqueueJob(inner, "send-stock-notice", { noticeId: notice.id, kind });
  });
}
