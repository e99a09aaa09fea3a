import { beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { archiveProducts } from "../product/archive-products.server";
import { addCategory, addProduct, addVariable, openTestShop } from "../products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../products/seller-fixture.server";
import { readShownParts } from "./read-shown-parts.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
});
const partsOf = async (id: number, of = ctx) => (await readShownParts(of, [id])).get(id);

it("counts the shop's own offer and its categories (rule office-102)", async () => {
  const category = await addCategory(ctx, "cups", undefined, { isActive: false });
  const mug = await addProduct(ctx, "MUG", { in: category, availableForSale: false });
  expect(await partsOf(mug)).toEqual({
    offers: 1,
    visible: 1,
    forSale: 0,
    variations: 0,
    shownVariations: 0,
    categories: 1,
    activeCategories: 0,
    hasPrice: true,
  });
});

it("counts variations that are there, and those that are shown (rule office-102)", async () => {
  const tee = await addVariable(ctx, "TEE", { Red: { isVisible: false }, Blue: {}, Green: {} });
  await archiveProducts(ctx, [{ sku: "TEE-GREEN" }]);
  expect(await partsOf(tee)).toMatchObject({ variations: 2, shownVariations: 1 });
});

it("counts in a marketplace the offers of its active sellers alone (rule office-102)", async () => {
  const mug = await addProduct(ctx, "MUG", { isVisible: false });
  for (const state of ["active", "paused"] as const)
    await addOffer(ctx, await addSeller(ctx, state, { state }), mug);
  expect(await partsOf(mug, await addShop(ctx, { type: "marketplace" }))).toMatchObject({
    offers: 2,
    visible: 1,
  });
  expect(await partsOf(mug)).toMatchObject({ offers: 1, visible: 0 });
});
