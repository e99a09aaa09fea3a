import { and, eq, inArray } from "drizzle-orm";
import { offerApprovals, offers, pastPrices, priceLevels } from "~/tables/catalogue/offers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ProductMove } from "./rows-of-products.server";

/**
 * Gives each of these sellers' offers of two products, with its prices and approval, the place of the other.
 * They are made anew: a change in place would be taken for a change of price.
 */
export async function swapOffers(
  { db, tenant }: ShopContext,
  { fromId, toId }: Pick<ProductMove, "fromId" | "toId">,
  sellerIds: readonly string[],
): Promise<void> {
  if (sellerIds.length === 0) return;
  const isOne = (table: typeof offers | typeof offerApprovals | typeof pastPrices | typeof priceLevels) =>
    and(
      eq(table.tenantId, tenant.id),
      inArray(table.productId, [fromId, toId]),
      inArray(table.sellerId, [...sellerIds]),
    );
  const atOther = <Row extends { productId: number }>(row: Row): Row => ({
    ...row,
    productId: row.productId === fromId ? toId : fromId,
  });
  const levels = await db.delete(priceLevels).where(isOne(priceLevels)).returning();
  const past = await db.delete(pastPrices).where(isOne(pastPrices)).returning();
  const approvals = await db.delete(offerApprovals).where(isOne(offerApprovals)).returning();
  const own = await db.delete(offers).where(isOne(offers)).returning();
  if (own.length > 0) await db.insert(offers).values(own.map(atOther));
  // Their numbers are given by the database.
  if (levels.length > 0) await db.insert(priceLevels).values(levels.map(({ id: _, ...row }) => atOther(row)));
  if (past.length > 0) await db.insert(pastPrices).values(past.map(({ id: _, ...row }) => atOther(row)));
  if (approvals.length > 0) await db.insert(offerApprovals).values(approvals.map(atOther));
}
