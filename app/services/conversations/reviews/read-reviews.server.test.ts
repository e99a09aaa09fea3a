import { beforeEach, expect, it } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct, addVariable, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { loadProductReviews } from "./load-product-reviews.server";
import { readProductIds } from "./read-product-ids.server";
import { hasReviewed, readReviews } from "./read-reviews.server";
import { addApproved, addPending } from "./reviews-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
let mug: number;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  mug = await addProduct(ctx, "MUG");
});

const read = (over: Partial<Parameters<typeof readReviews>[1]> = {}) =>
  readReviews(ctx, { productIds: [mug], withVariations: true, page: 1, perPage: 10, ...over });

it("reads approved reviews only, newest first, ten a page, with a summary of all", async () => {
  const ids = [];
  for (let at = 0; at < 11; at++) ids.push(await addApproved(ctx, mug, at < 3 ? 2 : 5));
  await addPending(ctx, mug);
  const first = await read();
  expect(first.summary).toEqual({ stars: [0, 3, 0, 0, 8], count: 11, average: 4.18, pageCount: 2 });
  expect(first.reviews.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
  expect((await read({ page: 2 })).reviews.map(({ id }) => id)).toEqual([ids[0]]);
  expect((await read({ page: 3 })).reviews).toEqual([]);
});

it("lists those with so many stars, and counts all", async () => {
  for (const star of [5, 5, 2]) await addApproved(ctx, mug, star);
  const fives = await read({ star: 5 });
  expect(fives.reviews.map(({ star }) => star)).toEqual([5, 5]);
  expect(fives.summary.count).toBe(3);
  expect((await read({ star: 5, page: 2 })).reviews).toEqual([]);
  expect((await read({ star: 4 })).reviews).toEqual([]);
});

it("reads those of one variation, or of the whole family", async () => {
  const tee = await addVariable(ctx, "TEE", { Navy: {}, Sand: {} });
  const [navy = 0] = await readProductIds(ctx, ["TEE-NAVY"]);
  const [sand = 0] = await readProductIds(ctx, ["TEE-SAND"]);
  await addApproved(ctx, navy, 5);
  await addApproved(ctx, sand, 3);
  expect((await read({ productIds: [tee] })).summary.stars).toEqual([0, 0, 1, 0, 1]);
  expect((await read({ productIds: [navy], withVariations: false })).summary.count).toBe(1);
});

it("opens with the chosen variation's reviews where the shop says so, and follows the choice", async () => {
  const tee = await addVariable(ctx, "TEE", { Navy: {}, Sand: {} });
  const [navy = 0] = await readProductIds(ctx, ["TEE-NAVY"]);
  const [sand = 0] = await readProductIds(ctx, ["TEE-SAND"]);
  await addApproved(ctx, navy, 5);
  await addApproved(ctx, sand, 3);
  const { settings } = ctx.shop;
  const reviews = { ...settings.reviews, default_scope: "single-review" as const };
  const single = { ...ctx, shop: { ...ctx.shop, settings: { ...settings, reviews } } };
  const starsOf = async (sku: string, query = "") => {
    const product = {
      id: tee,
      slug: "tee" as const,
      sku: "TEE" as const,
      classCode: "variable_product" as const,
      variation: { sku, text: "" },
      rating: { average: 4, count: 2 },
    };
    const shown = await loadProductReviews(single, anonymousVisitor, product, new URLSearchParams(query));
    return shown?.reviews.map(({ star }) => star);
  };
  expect(await starsOf("TEE-NAVY")).toEqual([5]);
  expect(await starsOf("TEE-SAND")).toEqual([3]);
  expect(await starsOf("TEE-SAND", "reviews=all-reviews")).toEqual([3, 5]);
});

it("knows who has reviewed a product, also while the review waits", async () => {
  const customer = await addCustomer(ctx);
  expect(await hasReviewed(ctx, customer.id, [mug])).toBe(false);
  await addPending(ctx, mug, { customerId: customer.id });
  expect(await hasReviewed(ctx, customer.id, [mug])).toBe(true);
});

it("shows a page nothing in a shop without reviews", async () => {
  const product = {
    id: mug,
    slug: "mug" as const,
    sku: "MUG" as const,
    classCode: "simple" as const,
    variation: null,
    rating: { average: 5, count: 1 },
  };
  await addApproved(ctx, mug);
  const shown = await loadProductReviews(ctx, anonymousVisitor, product, new URLSearchParams());
  expect(shown?.reviews).toMatchObject([
    { author: "Ada M.", star: 5, date: expect.stringMatching(/^\w{3} \d\d \d{4}$/) },
  ]);
  const settings = { ...ctx.shop.settings, active_review_module: false };
  const without = { ...ctx, shop: { ...ctx.shop, settings } };
  expect(await loadProductReviews(without, anonymousVisitor, product, new URLSearchParams())).toBeNull();
});
