import { beforeAll, expect, it } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readCategory } from "../categories/read-category.server";
import { addCategory, addProduct, openTestShop } from "../products/catalogue-fixture.server";
import { listBrands } from "./list-brands.server";
import { listRequestedProducts, type ProductListRequest } from "./list-requested-products.server";

const database = withTestDatabase();
let ctx: ShopContext;
let root: { id: number; path: string };
let panId: number;
beforeAll(async () => {
  ctx = await openTestShop(database.db);
  root = await addCategory(ctx, "kitchen");
  const leaf = await addCategory(ctx, "pans", root);
  await addCategory(ctx, "hidden", root, { isActive: false });
  panId = await addProduct(ctx, "PAN", { in: leaf, salesRank: 3, brand: "Forge", featured: true });
  await addProduct(ctx, "POT", { in: leaf, salesRank: 8, brand: "Forge" });
  await addProduct(ctx, "HAT", { salesRank: 99, brand: "anker" });
});

const slide = async (over: Partial<ProductListRequest>) => {
  const whole: ProductListRequest = { selection: "bestsellers", limit: 10 };
  return (await listRequestedProducts(ctx, anonymousVisitor, { ...whole, ...over })).products.map(
    (card) => card.sku,
  );
};

it("orders bestsellers by what was sold", async () => {
  expect(await slide({})).toEqual(["HAT", "POT", "PAN"]);
});
it("stays within a category and what is beneath it", async () => {
  expect(await slide({ categories: ["kitchen"], limit: 1 })).toEqual(["POT"]);
});
it("shows featured products only", async () => {
  expect(await slide({ selection: "featured" })).toEqual(["PAN"]);
});
it("keeps the order of chosen SKUs and leaves out unknown ones", async () => {
  expect(await slide({ selection: "manual", skus: ["PAN", "NONE", "HAT"] })).toEqual(["PAN", "HAT"]);
});
it("finds products that share a category, without the product itself", async () => {
  expect(await slide({ selection: "similar", similarTo: panId })).toEqual(["POT"]);
});
it("finds what is similar to products that are named, without these", async () => {
  expect(await slide({ selection: "similar", skus: ["POT", "NONE"] })).toEqual(["PAN"]);
  expect(await slide({ selection: "similar", skus: ["POT", "PAN"] })).toEqual([]);
});
it("knows of nothing similar to nothing", async () => {
  expect(await slide({ selection: "similar" })).toEqual([]);
});

it("lists brands by name with their number of products", async () => {
  expect(await listBrands(ctx)).toEqual([
    { name: "anker", productCount: 1 },
    { name: "Forge", productCount: 2 },
  ]);
});

it("reads a category with its active children", async () => {
  const read = await readCategory(ctx, root.id);
  expect(read?.category.children).toEqual([{ name: "PANS", slug: "pans" }]);
  expect(read?.tags).toHaveLength(2);
});
it("knows nothing of another shop's category", async () => {
  expect(await readCategory(await openTestShop(database.db), root.id)).toBeNull();
});
