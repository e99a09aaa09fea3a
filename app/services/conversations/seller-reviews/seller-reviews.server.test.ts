import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sellers } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { asShopper } from "../../checkout/steps/purchase-fixture.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { buyFromTwo, inNameOf } from "../../orders/records/market-order-fixture.server";
import { testActing } from "../../shops/audit/actor-fixture.server";
import { addSellerReview } from "./add-seller-review.server";
import { changeSellerReview } from "./change-seller-review.server";
import { listSellerReviews, readSellerReviews } from "./read-seller-reviews.server";

const database = withTestDatabase();
const praise = { star: 4, nick_name: "Ada M.", content: "Packed with care." };
let bought: Awaited<ReturnType<typeof buyFromTwo>>;
beforeEach(async () => {
  bought = await buyFromTwo(database.db, { active_review_module: true });
});

const write = (over: Partial<typeof praise> = {}, orderId = bought.pottery.id) =>
  addSellerReview({ ...asShopper(bought.market, bought.guest), clientAddress: "192.0.2.7" }, orderId, {
    ...praise,
    ...over,
  });

const decide = async (change: Parameters<typeof changeSellerReview>[2]) => {
  const ctx = { ...bought.market, actor: testActing };
  const [row] = await listSellerReviews(ctx, null, 1);
  await changeSellerReview(ctx, row?.id ?? 0, change);
};

async function ratingOfPotter() {
  const { market, potterId } = bought;
  const [row] = await database.db
    .select({ rating: sellers.ratingHundredths, count: sellers.reviewCount })
    .from(sellers)
    .where(and(eq(sellers.tenantId, market.tenant.id), eq(sellers.id, potterId)));
  return row;
}

const shown = async () => (await readSellerReviews(bought.market, bought.potterId, 1)).reviews;

test("a seller is reviewed by an order that was accepted, and by no other (rule seller-reviews-1)", async () => {
  await expect(write()).rejects.toMatchObject({ code: "not_found" });
  await bought.say("paid");
  expect((await loadOrder(bought.market, bought.pottery.id))?.sellerReview).toEqual({
    sellerName: "potter",
    isWritten: false,
  });
  await write();
  expect((await loadOrder(bought.market, bought.pottery.id))?.sellerReview?.isWritten).toBe(true);
  expect((await loadOrder(bought.market, bought.house.id))?.sellerReview?.isWritten).toBe(false);
});

test("a review shows and counts once it is approved (rules seller-reviews-3 and seller-reviews-4)", async () => {
  await bought.say("paid");
  await write();
  expect(await shown()).toEqual([]);
  expect(await ratingOfPotter()).toEqual({ rating: 0, count: 0 });
  await decide({ kind: "approve" });
  await decide({ kind: "reply", content: "Thank you, Ada." });
  expect(await shown()).toMatchObject([
    { author: "Ada M.", star: 4, isBuyer: true, reply: "Thank you, Ada." },
  ]);
  expect(await ratingOfPotter()).toEqual({ rating: 400, count: 1 });
  await decide({ kind: "reject", reason: "Advertising" });
  expect(await ratingOfPotter()).toEqual({ rating: 0, count: 0 });
});

test("a review that is changed waits again, and the same words change nothing (rule seller-reviews-2)", async () => {
  await bought.say("paid");
  await write();
  await decide({ kind: "approve" });
  await write();
  expect(await ratingOfPotter()).toEqual({ rating: 400, count: 1 });
  await write({ star: 1, content: "On second thought, no." });
  expect(await ratingOfPotter()).toEqual({ rating: 0, count: 0 });
  expect(await listSellerReviews(bought.market, "pending", 9)).toMatchObject([{ star: 1 }]);
});

test("a seller decides about no review", async () => {
  await bought.say("paid");
  await write();
  const [row] = await listSellerReviews(bought.market, "pending", 9);
  const own = inNameOf(bought.market, bought.potterId);
  await expect(changeSellerReview(own, row?.id ?? 0, { kind: "approve" })).rejects.toMatchObject({
    code: "forbidden",
  });
});
