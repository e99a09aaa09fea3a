import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { offers, priceLevels } from "~/tables/catalogue/offers";
import { productMerges } from "~/tables/catalogue/product-merges";
import { reviews } from "~/tables/conversations/reviews";
import { cartItems, carts } from "~/tables/selling/carts";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { resolveSlug } from "../../catalogue/addresses/resolve-slug.server";
import { addProduct, addVariable, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { listMerges } from "./list-merges.server";
import { mergeProducts, previewMerge } from "./merge-products.server";
import { previewSplit, splitProduct } from "./split-product.server";
import { undoMerge } from "./undo-merge.server";

const database = withTestDatabase();
let market: ShopContext;
let mug: number;
let cup: number;
let sellers: { potter: string; weaver: string };

/** A mug of the potter's and the same of the weaver's, which lies in a cart and has a review. */
beforeEach(async () => {
  const house = await openTestShop(database.db);
  market = await addShop(house, { type: "marketplace" });
  sellers = { potter: await addSeller(house, "potter"), weaver: await addSeller(house, "weaver") };
  mug = await addProduct(house, "MUG");
  cup = await addProduct(house, "CUP");
  const tenantId = market.tenant.id;
  await byTest(database.db, (db) => db.delete(offers).where(eq(offers.tenantId, tenantId)));
  await addOffer(market, sellers.potter, mug);
  await addOffer(market, sellers.weaver, cup, { priceMinor: 800 });
  await byTest(database.db, async (db) => {
    await db
      .insert(priceLevels)
      .values({ tenantId, productId: cup, sellerId: sellers.weaver, minQty: 5, priceMinor: 700 });
    const [cart] = await db
      .insert(carts)
      .values({ tenantId, shopId: market.shop.id, sellerId: sellers.weaver, expiresAt: market.now() })
      .returning({ id: carts.id });
    await db.insert(cartItems).values({ tenantId, cartId: cart?.id ?? "", productId: cup, qty: 2 });
    await db.insert(reviews).values({
      tenantId,
      productId: cup,
      protectCode: "one",
      displayName: "Ada",
      star: 5,
      content: "Good",
      status: "approved",
    });
  });
});

const offersOf = async (productId: number) => {
  const { rows } = await database.db.execute<{ code: string }>(sql`
    select s.code from offers o join sellers s on s.tenant_id = o.tenant_id and s.id = o.seller_id
    where o.tenant_id = ${market.tenant.id} and o.product_id = ${productId} order by s.code`);
  return rows.map(({ code }) => code);
};
const countOf = async (table: string, productId: number) => {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${sql.identifier(table)}
    where tenant_id = ${market.tenant.id} and product_id = ${productId}`);
  return rows[0]?.count;
};
const merge = { keptSku: "MUG", goneSku: "CUP" };

describe("two products that are the same (rule sellers-22)", () => {
  test("are shown with what follows before they become one", async () => {
    const { kept, gone, follows } = await previewMerge(market, merge);
    expect([kept.sku, gone.sku]).toEqual(["MUG", "CUP"]);
    expect(follows).toEqual(["1 line in a cart", "1 review"]);
    expect(await offersOf(mug)).toEqual(["potter"]);
  });

  test("become one with both offers, and carts, reviews, prices and addresses follow", async () => {
    await mergeProducts(market, merge);
    expect(await offersOf(mug)).toEqual(["potter", "weaver"]);
    expect([await countOf("cart_items", mug), await countOf("price_levels", mug)]).toEqual([1, 1]);
    const { rows } = await database.db.execute(sql`
      select sku, status, review_count from products where tenant_id = ${market.tenant.id} order by sku`);
    expect(rows).toEqual([
      { sku: "CUP", status: "archived", review_count: 0 },
      { sku: "MUG", status: "active", review_count: 1 },
    ]);
    expect(await resolveSlug(market, "cup")).toEqual({ kind: "redirect", slug: "mug" });
  });

  test("are two again once that is undone", async () => {
    const { id } = await mergeProducts(market, merge);
    await undoMerge(market, id);
    expect([await offersOf(mug), await offersOf(cup)]).toEqual([["potter"], ["weaver"]]);
    expect([await countOf("cart_items", cup), await countOf("reviews", cup)]).toEqual([1, 1]);
    expect(await countOf("price_levels", cup)).toBe(1);
    expect(await resolveSlug(market, "cup")).toEqual({ kind: "product", id: cup, slug: "cup" });
    await expect(undoMerge(market, id)).rejects.toThrow("It was undone already.");
    expect(await listMerges(market, 9)).toMatchObject([{ fromSku: "CUP", toSku: "MUG", canUndo: false }]);
  });

  test("cannot be parted by an undo after 30 days", async () => {
    const { id } = await mergeProducts(market, merge);
    const isIt = and(eq(productMerges.tenantId, market.tenant.id), eq(productMerges.id, id));
    const longAgo = new Date(market.now().getTime() - 31 * 86_400_000);
    await byTest(database.db, (db) => db.update(productMerges).set({ createdAt: longAgo }).where(isIt));
    await expect(undoMerge(market, id)).rejects.toThrow("It is older than 30 days.");
    expect((await listMerges(market, 9))[0]?.canUndo).toBe(false);
  });

  test("take one of two offers of a seller along, and give both back", async () => {
    const tenantId = market.tenant.id;
    await addOffer(market, sellers.potter, cup, { priceMinor: 900 });
    const level = { tenantId, sellerId: sellers.potter, minQty: 3 };
    await byTest(database.db, (db) =>
      db.insert(priceLevels).values([
        { ...level, productId: mug, priceMinor: 850 },
        { ...level, productId: cup, priceMinor: 750 },
      ]),
    );
    await expect(mergeProducts(market, merge)).rejects.toThrow(
      "potter offers both MUG and CUP: choose which of these two offers stays.",
    );
    const { both } = await previewMerge(market, merge);
    expect(both).toMatchObject([{ code: "potter", goneMinor: 900 }]);
    const pricesOf = async (productId: number) => {
      const isIt = and(eq(offers.productId, productId), eq(offers.sellerId, sellers.potter));
      const own = await database.db.select().from(offers).where(isIt);
      const isLevel = and(eq(priceLevels.productId, productId), eq(priceLevels.sellerId, sellers.potter));
      const levels = await database.db.select().from(priceLevels).where(isLevel);
      return [...own, ...levels].map(({ priceMinor }) => priceMinor);
    };
    const before = [await pricesOf(mug), await pricesOf(cup)];
    expect(before).toEqual([
      [both[0]?.keptMinor, 850],
      [900, 750],
    ]);

    const own = await mergeProducts(market, { ...merge, stays: { potter: "MUG" } });
    expect([await pricesOf(mug), await pricesOf(cup)]).toEqual(before);
    expect(await offersOf(mug)).toEqual(["potter", "weaver"]);
    await undoMerge(market, own.id);
    const other = await mergeProducts(market, { ...merge, stays: { potter: "CUP" } });
    expect([await pricesOf(mug), await pricesOf(cup)]).toEqual(before.toReversed());
    expect((await listMerges(market, 1))[0]?.sellers).toBe(2);
    await undoMerge(market, other.id);
    expect([await pricesOf(mug), await pricesOf(cup)]).toEqual(before);
    expect([await offersOf(mug), await offersOf(cup)]).toEqual([["potter"], ["potter", "weaver"]]);
  });

  test("keep what was asked before, for notices of lower prices", async () => {
    const isIt = and(eq(offers.productId, cup), eq(offers.sellerId, sellers.weaver));
    await byTest(database.db, (db) =>
      db.update(offers).set({ priceMinor: 600, finalPriceMinor: 600 }).where(isIt),
    );
    expect(await countOf("past_prices", cup)).toBe(1);
    const { id } = await mergeProducts(market, merge);
    expect([await countOf("past_prices", mug), await countOf("past_prices", cup)]).toEqual([1, 0]);
    await undoMerge(market, id);
    expect(await countOf("past_prices", cup)).toBe(1);
  });

  test("stay two for who is no operator", async () => {
    const staff = acting({
      kind: "seller-staff",
      tenantId: market.tenant.id,
      sellerId: sellers.potter,
      staffId: 1,
      roles: ["owner"],
    });
    await expect(mergeProducts({ ...market, actor: staff }, merge)).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

describe("a product of several sellers (rule sellers-22)", () => {
  const split = { sku: "MUG", newSku: "MUG-W", name: "Woven mug", sellers: ["weaver"] };

  test("is parted by its sellers: offers and carts of those who leave follow, reviews stay", async () => {
    await mergeProducts(market, merge);
    expect((await previewSplit(market, split)).follows).toEqual(["1 line in a cart"]);
    const { id } = await splitProduct(market, split);
    const { toSku, sellers: count } = (await listMerges(market, 1))[0] ?? {};
    expect([toSku, count]).toEqual(["MUG-W", 1]);
    expect([await offersOf(mug), await countOf("reviews", mug)]).toEqual([["potter"], 1]);
    expect(await resolveSlug(market, "mug-mug-w")).toMatchObject({ kind: "product" });
    await undoMerge(market, id);
    expect(await offersOf(mug)).toEqual(["potter", "weaver"]);
  });

  test("takes no SKU that is known, and what was merged is undone in its order", async () => {
    const { id } = await mergeProducts(market, merge);
    await expect(splitProduct(market, { ...split, newSku: "CUP" })).rejects.toThrow(
      "There is a product 'CUP'",
    );
    await splitProduct(market, split);
    await expect(undoMerge(market, id)).rejects.toThrow("Undo that first.");
  });
});

describe("products with variations (rule sellers-22)", () => {
  const caps = { keptSku: "CAP", goneSku: "HAT" };
  const idOf = async (sku: string) => {
    const { rows } = await database.db.execute<{ id: number; status: string }>(
      sql`select id::int as id, status from products where tenant_id = ${market.tenant.id} and sku = ${sku}`,
    );
    return rows[0] ?? { id: 0, status: "none" };
  };
  const offered = async (sku: string) => offersOf((await idOf(sku)).id);

  /** A cap of the potter's in two colors, and a hat of the weaver's in one of them. */
  beforeEach(async () => {
    const cap = await addVariable(market, "CAP", { Red: {}, Blue: {} });
    const hat = await addVariable(market, "HAT", { red: {} });
    const tenantId = market.tenant.id;
    for (const [seller, ids] of [
      [sellers.potter, [cap, (await idOf("CAP-RED")).id, (await idOf("CAP-BLUE")).id]],
      [sellers.weaver, [hat, (await idOf("HAT-RED")).id]],
    ] as const)
      for (const id of ids) {
        const isIt = and(eq(offers.tenantId, tenantId), eq(offers.productId, id));
        await byTest(database.db, (db) => db.delete(offers).where(isIt));
        await addOffer(market, seller, id);
      }
  });

  test("become one, variation by variation, and are two again", async () => {
    expect((await previewMerge(market, caps)).pairs).toEqual([{ keptSku: "CAP-RED", goneSku: "HAT-RED" }]);
    const { id } = await mergeProducts(market, caps);
    expect([await offered("CAP"), await offered("CAP-RED"), await offered("CAP-BLUE")]).toEqual([
      ["potter", "weaver"],
      ["potter", "weaver"],
      ["potter"],
    ]);
    expect([(await idOf("HAT")).status, (await idOf("HAT-RED")).status]).toEqual(["archived", "archived"]);
    expect(await listMerges(market, 9)).toHaveLength(1);
    await undoMerge(market, id);
    expect([await offered("CAP-RED"), await offered("HAT-RED")]).toEqual([["potter"], ["weaver"]]);
    expect((await idOf("HAT-RED")).status).toBe("active");
  });

  test("are parted with the variations that the leaving sellers offer", async () => {
    await mergeProducts(market, caps);
    const split = { sku: "CAP", newSku: "BERET", name: "", sellers: ["weaver"] };
    const { id } = await splitProduct(market, split);
    expect([await offered("BERET"), await offered("BERET-RED"), await offered("CAP-RED")]).toEqual([
      ["weaver"],
      ["weaver"],
      ["potter"],
    ]);
    expect((await idOf("BERET-BLUE")).status).toBe("none");
    await undoMerge(market, id);
    expect([await offered("CAP-RED"), (await idOf("BERET-RED")).status]).toEqual([
      ["potter", "weaver"],
      "archived",
    ]);
  });

  test("stay two while a variation has no counterpart", async () => {
    await expect(mergeProducts(market, { keptSku: "HAT", goneSku: "CAP" })).rejects.toThrow(
      "HAT has no variation Color Blue, as CAP-BLUE is.",
    );
  });
});
