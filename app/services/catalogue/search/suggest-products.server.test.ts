import { beforeAll, expect, it } from "vitest";
import { suggestionsAnswer } from "~/models/api/suggestion-fields";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { CatalogueIndexes } from "../index/catalogue-indexes.server";
import { addCategory, addProduct, openTestShop } from "../products/catalogue-fixture.server";
import { suggestProducts } from "./suggest-products.server";

const database = withTestDatabase();
let ctx: ShopContext;
let indexes: CatalogueIndexes;

beforeAll(async () => {
  ctx = await openTestShop(database.db);
  const kitchen = await addCategory(ctx, "kitchen");
  const mugs = await addCategory(ctx, "mugs", kitchen);
  const gifts = await addCategory(ctx, "gifts");
  const hidden = await addCategory(ctx, "hidden", undefined, { isActive: false });
  for (const at of [1, 2, 3, 4, 5]) await addProduct(ctx, `MUG-${at}`, { name: `Mug ${at}`, in: mugs });
  await addProduct(ctx, "BOX", { name: "Mug box", in: gifts, ratingHundredths: 450, reviewCount: 7 });
  await addProduct(ctx, "OLD", { name: "Mug of yore", in: hidden });
  indexes = new CatalogueIndexes({ db: ctx.db, log: ctx.log, onChange: () => {} });
  await addProduct(ctx, "RARE", { name: "Rare mug", hidePrice: true, salesRank: 99 });
});

const suggest = (typed: string, shop = ctx) =>
  suggestProducts(
    {
      ...shop,
      catalogue: indexes,
      remember: (_, load) =>
        load(
          () => {},
          () => {},
        ),
    },
    anonymousVisitor,
    typed,
  );

it("suggests four products and tells how many there are", async () => {
  const { products, totalProducts } = await suggest("mug");
  expect(products).toHaveLength(4);
  expect(totalProducts).toBe(8);
});

it("suggests the categories of what was found, the fullest first, and none that is switched off", async () => {
  const { categories } = await suggest("mug");
  expect(categories.map((category) => category.slug)).toEqual(["mugs", "gifts"]);
});

it("tells of each product where it is listed and what customers gave it", async () => {
  const answer = suggestionsAnswer(await suggest("box"));
  expect(answer.products).toMatchObject([
    { categories: ["GIFTS"], category_slugs: ["gifts"], review_count: 7, review_avg_rating: 4.5 },
  ]);
});

it("suggests nothing for one character", async () => {
  expect(await suggest("m")).toEqual({ keyword: "m", products: [], categories: [], totalProducts: 0 });
});

it("keeps a hidden price to itself", async () => {
  const [rare] = (await suggest("rare")).products;
  expect(rare?.price).toEqual({ kind: "in-cart" });
});

it("suggests nothing of another shop", async () => {
  expect((await suggest("mug", await openTestShop(database.db))).totalProducts).toBe(0);
});
