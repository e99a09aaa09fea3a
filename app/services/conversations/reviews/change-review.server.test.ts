import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/models/shops/actors/actor";
import { products } from "~/tables/catalogue/catalogue";
import { auditLog } from "~/tables/shops/audit";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, addVariable, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { testActing } from "../../shops/audit/actor-fixture.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { changeReview } from "./change-review.server";
import { findReview } from "./read-reviews.server";
import { addApproved, addPending } from "./reviews-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
let mug: number;
beforeEach(async () => {
  ctx = { ...(await openTestShop(database.db)), actor: testActing };
  mug = await addProduct(ctx, "MUG");
});

/** Rating in hundredths and review count, by SKU. */
async function ratings(): Promise<Record<string, [number, number]>> {
  const rows = await database.db
    .select({ sku: products.sku, rating: products.ratingHundredths, count: products.reviewCount })
    .from(products)
    .where(eq(products.tenantId, ctx.tenant.id))
    .orderBy(asc(products.sku));
  return Object.fromEntries(rows.map(({ sku, rating, count }) => [sku, [rating, count]]));
}

describe("the rating of a product (rule reviews-6)", () => {
  it("counts a review once it is approved", async () => {
    const id = await addPending(ctx, mug, { star: 4 });
    expect(await ratings()).toEqual({ MUG: [0, 0] });
    await changeReview(ctx, id, { kind: "approve" });
    await changeReview(ctx, id, { kind: "approve" });
    expect(await ratings()).toEqual({ MUG: [400, 1] });
  });

  it("no longer counts a review that is rejected after all", async () => {
    await addApproved(ctx, mug, 5);
    const id = await addApproved(ctx, mug, 1);
    expect(await ratings()).toEqual({ MUG: [300, 2] });
    await changeReview(ctx, id, { kind: "reject", reason: "Advertising" });
    expect(await ratings()).toEqual({ MUG: [500, 1] });
  });

  it("is that of a variation and, with all others, of its product", async () => {
    const tee = await addVariable(ctx, "TEE", { Navy: {}, Sand: {} });
    const idOf = async (sku: string) => {
      const [row] = await database.db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.tenantId, ctx.tenant.id), eq(products.sku, sku)));
      return row?.id ?? 0;
    };
    await addApproved(ctx, await idOf("TEE-NAVY"), 5);
    await addApproved(ctx, await idOf("TEE-SAND"), 2);
    await addApproved(ctx, tee, 4);
    expect(await ratings()).toMatchObject({ TEE: [367, 3], "TEE-NAVY": [500, 1], "TEE-SAND": [200, 1] });
  });

  it("counts both of two reviews that are approved at once", async () => {
    const ids = [await addPending(ctx, mug, { star: 5 }), await addPending(ctx, mug, { star: 2 })];
    await Promise.all(ids.map((id) => changeReview(ctx, id, { kind: "approve" })));
    expect(await ratings()).toEqual({ MUG: [350, 2] });
  });
});

it("keeps why a review is rejected, and needs a reason", async () => {
  const id = await addPending(ctx, mug);
  await expect(changeReview(ctx, id, { kind: "reject", reason: " " })).rejects.toMatchObject({
    code: "invalid",
  });
  await changeReview(ctx, id, { kind: "reject", reason: "Advertising" });
  expect(await findReview(ctx, id)).toMatchObject({ status: "rejected", reasonRejected: "Advertising" });
});

it("adds the store's reply, and an empty one removes it", async () => {
  const id = await addApproved(ctx, mug);
  const reply = { kind: "reply", content: "Thank you!", firstName: "June", lastName: "Reed" } as const;
  await changeReview(ctx, id, reply);
  expect(await findReview(ctx, id)).toMatchObject({ reply: "Thank you!", replyFirstName: "June" });
  await changeReview(ctx, id, { ...reply, content: "" });
  expect(await findReview(ctx, id)).toMatchObject({ reply: "" });
});

it("says which review is missing, and is closed to shoppers", async () => {
  await expect(changeReview(ctx, 1, { kind: "approve" })).rejects.toMatchObject({ code: "not_found" });
  const guest: Actor = {
    kind: "shopper",
    tenantId: ctx.tenant.id,
    customerId: null,
    sessionHash: null,
    heldOrderIds: [],
    heldConversationIds: [],
  };
  const shopper = { ...ctx, actor: acting(guest) };
  const id = await addPending(ctx, mug);
  await expect(changeReview(shopper, id, { kind: "approve" })).rejects.toMatchObject({ code: "forbidden" });
});

it("is in the audit with the state before and after", async () => {
  const id = await addApproved(ctx, mug);
  const rows = await database.db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.tenantId, ctx.tenant.id),
        eq(auditLog.subject, "reviews"),
        eq(auditLog.subjectId, String(id)),
      ),
    )
    .orderBy(asc(auditLog.id));
  expect(rows.at(-1)).toEqual({ before: { status: "pending" }, after: { status: "approved" } });
});
