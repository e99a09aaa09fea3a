import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { CategoryRule } from "~/models/catalogue/categories/category-rule";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { hearChanges } from "../../shops/records/hear-changes-fixture.server";
import { settleSales } from "../changes/settle-sales.server";
import { changePrices } from "../prices/change-prices.server";
import { planSale } from "../prices/plan-sale.server";
import { setPrices } from "../prices/set-prices.server";
import { changeProducts } from "../product/change-products.server";
import { addCategory, addProduct, openTestShop } from "../products/catalogue-fixture.server";
import { readCatalogue } from "../read-catalogue.server";
import { categoryRecords } from "./category-records.server";
import { fillRuleCategories } from "./fill-rule-categories.server";

const database = withTestDatabase();
const heard = hearChanges(database);
let ctx: ShopContext;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

const rule = (slug: string, what: CategoryRule | null) =>
  changeRecord(ctx, categoryRecords, { name: slug, typed: { name: slug, rule: what } });
const change = async (sku: string, fields: Record<string, string>) => {
  const { refused } = await changeProducts(ctx, [{ sku, fields }]);
  expect(refused).toEqual([]);
};

async function inCategory(slug: string): Promise<string[]> {
  const { rows } = await database.db.execute<{ sku: string }>(sql`
    select p.sku from product_categories pc
    join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
    join products p on p.tenant_id = pc.tenant_id and p.id = pc.product_id
    where pc.tenant_id = ${ctx.tenant.id} and c.slug = ${slug} order by p.sku`);
  return rows.map(({ sku }) => sku);
}

describe("a category with a rule", () => {
  it("has the products that meet it as soon as the rule is written", async () => {
    await addProduct(ctx, "MUG", { attributes: { tag: ["Gift"] } });
    await addProduct(ctx, "CUP", { attributes: { tag: ["Other"] } });
    await rule("gifts", { tags: ["gift"] });
    expect(await inCategory("gifts")).toEqual(["MUG"]);
  });

  it("has others when the rule changes, and none without one", async () => {
    await addProduct(ctx, "MUG", { brand: "Clay" });
    await addProduct(ctx, "SPOON", { brand: "Wood" });
    await rule("maker", { brands: ["Clay"] });
    await rule("maker", { brands: ["Wood"] });
    const changed = await inCategory("maker");
    await rule("maker", null);
    expect([changed, await inCategory("maker")]).toEqual([["SPOON"], []]);
  });

  it("follows a change of a product", async () => {
    await addProduct(ctx, "MUG", { brand: "Wood" });
    await rule("maker", { brands: ["Clay"] });
    await change("MUG", { brand: "Clay" });
    const came = await inCategory("maker");
    await change("MUG", { brand: "Wood" });
    expect([came, await inCategory("maker")]).toEqual([["MUG"], []]);
  });

  it("follows prices that are set, changed in bulk, and those of a sale while it runs", async () => {
    await addProduct(ctx, "MUG");
    await rule("cheap", { price_to_minor: 500 });
    const found = [];
    await setPrices(ctx, [{ sku: "MUG", priceMinor: 500 }]);
    found.push(await inCategory("cheap"));
    await changePrices(ctx, { skus: ["MUG"] }, { allBasisPoints: 1000 });
    found.push(await inCategory("cheap"));
    await planSale(ctx, {
      name: "Day",
      selection: { all: true },
      terms: { priceMinor: 400 },
      from: "2026-03-01",
      to: "2026-03-02",
    });
    found.push(await inCategory("cheap"));
    await settleSales({ ...ctx, now: () => new Date("2026-03-03T12:00:00Z") });
    found.push(await inCategory("cheap"));
    expect(found).toEqual([["MUG"], [], ["MUG"], []]);
  });

  it("has a product by the price of any of its variations, and a grouped one by what it consists of", async () => {
    const shirt = await addProduct(ctx, "SHIRT", { classCode: "variable_product", priceMinor: 1 });
    await addProduct(ctx, "SHIRT-S", { parentId: shirt, priceMinor: 2000 });
    const cup = await addProduct(ctx, "CUP", { priceMinor: 9000 });
    await addProduct(ctx, "SET", { classCode: "grouped", priceMinor: 1, childIds: [cup, shirt] });
    await rule("mid", { price_from_minor: 1500, price_to_minor: 2500 });
    const before = await inCategory("mid");
    await setPrices(ctx, [{ sku: "SHIRT-S", priceMinor: 3000 }]);
    expect([before, await inCategory("mid")]).toEqual([["SET", "SHIRT"], []]);
  });

  it("loses a product that is no longer new when the day's job looks", async () => {
    await addProduct(ctx, "MUG", { createdAt: new Date("2026-02-20T12:00:00Z") });
    await rule("new", { newer_than_days: 10 });
    const before = await inCategory("new");
    const { rows } = await database.db.execute<{ id: number }>(
      sql`select id from categories where tenant_id = ${ctx.tenant.id}`,
    );
    const later = { ...ctx, now: () => new Date("2026-03-02T12:00:00Z") };
    await fillRuleCategories(later, { categoryIds: rows.map(({ id }) => Number(id)) });
    expect([before, await inCategory("new")]).toEqual([["MUG"], []]);
  });

  it("keeps what is listed by hand, and gives no file what it put there", async () => {
    const gifts = await addCategory(ctx, "gifts");
    await addProduct(ctx, "MUG", { in: gifts });
    await addProduct(ctx, "CUP", { brand: "Clay" });
    await rule("gifts", { brands: ["Clay"] });
    const slugs = (await readCatalogue(ctx)).map(({ entry }) => [entry.sku, entry.categorySlugs]);
    await rule("gifts", null);
    expect([slugs, await inCategory("gifts")]).toEqual([
      [
        ["MUG", ["gifts"]],
        ["CUP", []],
      ],
      ["MUG"],
    ]);
  });

  it("makes a product that is listed by hand, too, stay when the rule goes", async () => {
    await addProduct(ctx, "MUG", { brand: "Clay" });
    await rule("maker", { brands: ["Clay"] });
    await change("MUG", { categories: "maker" });
    await rule("maker", null);
    expect(await inCategory("maker")).toEqual(["MUG"]);
  });

  it("keeps a product by its rule that is taken off the list", async () => {
    await addProduct(ctx, "MUG", { brand: "Clay" });
    await rule("maker", { brands: ["Clay"] });
    await change("MUG", { categories: "maker" });
    await change("MUG", { categories: "" });
    expect(await inCategory("maker")).toEqual(["MUG"]);
  });

  it("tells which category and product changed", async () => {
    const productId = await addProduct(ctx, "MUG", { priceMinor: 1000 });
    await rule("cheap", { price_to_minor: 500 });
    const told = await heard(() => setPrices(ctx, [{ sku: "MUG", priceMinor: 400 }]));
    expect(told.flat()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^category:/), `product:${productId}`]),
    );
  });

  it("has no product of another business", async () => {
    const other = await openTestShop(database.db);
    await addProduct(other, "MUG", { brand: "Clay" });
    await rule("maker", { brands: ["Clay"] });
    expect(await inCategory("maker")).toEqual([]);
  });
});
