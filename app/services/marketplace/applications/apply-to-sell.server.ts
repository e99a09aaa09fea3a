// @public

import { and, eq, sql } from "drizzle-orm";
import type { ApplicationAnswer } from "~/models/marketplace/application/seller-application";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { sellerApplications } from "~/tables/marketplace/seller-applications";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Who applies, and what they answer. */
export type NewApplication = { name: string; owner: string; email: string; answers: ApplicationAnswer[] };

/** Whether a shop takes applications to sell in it (rule sellers-19). */
export const takesApplications = ({ shop }: Pick<ShopContext, "shop">): boolean =>
  shop.type === "marketplace" && shop.settings.sellers.takes_applications;

/**
 * Keeps an application to sell in a marketplace (rule sellers-19).
 * @throws AppError `not_found` where none are taken, `conflict` on `email` for one that waits already
 */
export async function applyToSell(ctx: ShopContext, application: NewApplication): Promise<void> {
  const { tenant, shop } = ctx;
  if (!takesApplications(ctx)) throw new AppError("not_found", phrase("This shop takes no applications."));
  const { name, owner, email, answers } = application;
  await inTransaction(ctx, async (inner) => {
    // Two at once with one email: the second finds the first.
    await inner.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`application ${tenant.id} ${email.toLowerCase()}`}, 0))`,
    );
    const [waiting] = await inner.db
      .select({ id: sellerApplications.id })
      .from(sellerApplications)
      .where(
        and(
          eq(sellerApplications.tenantId, tenant.id),
          eq(sellerApplications.state, "waiting"),
          eq(sql`lower(${sellerApplications.email})`, email.toLowerCase()),
        ),
      );
    if (waiting) throw new AppError("conflict", phrase("Your application is waiting already."), "email");
    const now = inner.now();
    const row = { tenantId: tenant.id, shopId: shop.id, name, ownerName: owner, email, answers };
    await inner.db.insert(sellerApplications).values({ ...row, createdAt: now, updatedAt: now });
  });
}
