import { sellerReviews } from "~/tables/conversations/seller-reviews";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

let written = 0;

/** A review of the shop's seller that waits for approval, as if a folder had described it. @returns its id */
export async function addSellerReviewRow(
  { db, tenant, shop }: ShopContext,
  over: Partial<typeof sellerReviews.$inferInsert> = {},
): Promise<number> {
  written += 1;
  const texts = { displayName: "Ada M.", content: "Packed with care.", folderCode: `review-${written}` };
  const row = { tenantId: tenant.id, sellerId: shop.sellerId, star: 5, ...texts, ...over };
  const [added] = await byTest(db, (tx) =>
    tx.insert(sellerReviews).values(row).returning({ id: sellerReviews.id }),
  );
  if (!added) throw new Error("the review was not written");
  return added.id;
}
