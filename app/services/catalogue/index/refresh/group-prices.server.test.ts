import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { noFilters } from "~/models/catalogue/filters/applied-filters";
import { offers, priceLevels, stockItems } from "~/tables/catalogue/offers";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { byTest } from "../../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import {
  addCategory,
  addProduct,
  addVariable,
  changeOffer,
  openTestShop,
} from "../../products/catalogue-fixture.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { queryCategory } from "../query/index-fixture.server";
import { buildIndex } from "./build-index.server";
import { fillGroupPrices } from "./fill-group-prices.server";
import { refreshProducts } from "./refresh-products.server";

const database = withTestDatabase();
let ctx: ShopContext;
let categoryId: number;
let index: CatalogueIndex;
const ids: Record<string, number> = {};

beforeAll(async () => {
  ctx = await openTestShop(database.db);
  const home = await addCategory(ctx, "home");
  categoryId = home.id;
  const wholesale = (priceMinor: number) => [{ minQty: 1, priceMinor, customerGroups: ["wholesale"] }];
  ids.pan = await addProduct(ctx, "PAN", { in: home, priceMinor: 2100, levels: wholesale(560) });
  ids.mug = await addProduct(ctx, "MUG", { in: home, priceMinor: 1200 });
  ids.yacht = await addProduct(ctx, "YACHT", { in: home, priceMinor: 9_000_000_000 });
  ids.tee = await addVariable(
    ctx,
    "TEE",
    { Navy: { priceMinor: 300, stock: { onHand: 0 } }, Sand: { priceMinor: 1500, levels: wholesale(900) } },
    { in: home },
  );
  const hidden = await addProduct(ctx, "SPOON", { priceMinor: 300, hidePrice: true });
  const fork = await addProduct(ctx, "FORK", { priceMinor: 700, levels: wholesale(450) });
  ids.set = await addProduct(ctx, "SET", {
    in: home,
    classCode: "grouped",
    priceMinor: 0,
    childIds: [hidden, fork],
  });
  ids.fork = fork;
  index = await buildIndex(ctx);
});

/** The pan's price for wholesale customers, minor units. */
const setPanLevel = (priceMinor: number) =>
  byTest(database.db, (db) =>
    db
      .update(priceLevels)
      .set({ priceMinor })
      .where(and(eq(priceLevels.tenantId, ctx.tenant.id), eq(priceLevels.productId, ids.pan ?? 0))),
  );

const ask = (
  of: CatalogueIndex,
  group: string | null,
  { price = null, direction = "asc" }: { price?: [number, number] | null; direction?: "asc" | "desc" } = {},
) =>
  queryCategory(of, categoryId, {
    filters: { ...noFilters, price: price && { fromMinor: price[0], toMinor: price[1] } },
    sort: { field: "price", direction },
    group,
  });
const named = (found: readonly number[]) =>
  found.map((id) => Object.keys(ids).find((name) => ids[name] === id));
const endsOf = ({ facets }: ReturnType<typeof ask>) => {
  const range = facets.find(({ code }) => code === "price");
  return [range?.min, range?.max];
};
const at = (group: string | null, price: [number, number]) => named(ask(index, group, { price }).ids);

describe("a visitor finds products by", () => {
  it("purchasable members: not a sold-out variation, not a hidden child", () => {
    expect(at(null, [300, 300])).toEqual([]);
    expect(at(null, [700, 700])).toEqual(["set"]);
    expect(at(null, [1500, 1500])).toEqual(["tee"]);
    expect(named(ask(index, null).ids)).toEqual(["set", "mug", "tee", "pan", "yacht"]);
  });

  it("prices beyond 32 bits, exactly", () => {
    expect(endsOf(ask(index, null))).toEqual([700, 9_000_000_000]);
    expect(at(null, [8_999_999_999, 9_000_000_000])).toEqual(["yacht"]);
    expect(at(null, [9_000_000_001, 10_000_000_000])).toEqual([]);
    expect(named(ask(index, null, { direction: "desc" }).ids)[0]).toBe("yacht");
  });
});

describe("a customer group", () => {
  it("filters and sorts by its own prices, and sees their range", async () => {
    await fillGroupPrices(ctx, index, "wholesale");
    expect(at("wholesale", [560, 560])).toEqual(["pan"]);
    expect(at("wholesale", [2100, 2100])).toEqual([]);
    expect(at(null, [2100, 2100])).toEqual(["pan"]);
    expect(named(ask(index, "wholesale").ids)).toEqual(["set", "pan", "tee", "mug", "yacht"]);
    expect(endsOf(ask(index, "wholesale"))).toEqual([450, 9_000_000_000]);
  });

  it("without its own prices uses the general ones", () => {
    expect(index.prices.find("staff")).toBe(index.prices.ofAll);
    expect(at("staff", [2100, 2100])).toEqual(["pan"]);
  });

  const answers = (of: CatalogueIndex) => [null, "wholesale"].map((group) => ask(of, group));
  const expectSame = async () => {
    const anew = await buildIndex(ctx);
    await fillGroupPrices(ctx, anew, "wholesale");
    expect(answers(index)).toEqual(answers(anew));
  };

  it("finds a changed price of its own, unlike other groups", async () => {
    await setPanLevel(610);
    const { categoryIds } = await refreshProducts(ctx, index, [ids.pan ?? 0]);
    expect([...categoryIds]).toEqual([categoryId]);
    expect(at("wholesale", [610, 610])).toEqual(["pan"]);
    await expectSame();
  });

  it("finds a grouped product by another child once one is sold out or more expensive", async () => {
    await changeOffer(ctx, ids.fork ?? 0, { finalPriceMinor: 420 });
    await refreshProducts(ctx, index, [ids.fork ?? 0]);
    expect(at("wholesale", [420, 420])).toEqual(["set"]);
    await expectSame();
  });

  it("no longer finds a sold-out member, but those that are left", async () => {
    const [sand] = await ctx.db
      .select({ stockItemId: offers.stockItemId, id: offers.productId })
      .from(offers)
      .innerJoin(stockItems, eq(offers.stockItemId, stockItems.id))
      .where(
        and(
          eq(offers.tenantId, ctx.tenant.id),
          eq(stockItems.tenantId, ctx.tenant.id),
          eq(stockItems.sku, "TEE-SAND"),
        ),
      );
    await byTest(database.db, (db) =>
      db
        .update(stockItems)
        .set({ onHand: 0 })
        .where(and(eq(stockItems.tenantId, ctx.tenant.id), eq(stockItems.id, sand?.stockItemId ?? 0))),
    );
    await refreshProducts(ctx, index, [sand?.id ?? 0]);
    expect(at("wholesale", [300, 300])).toEqual(["tee"]);
    await expectSame();
  });

  it("misses no change made while its prices are read", async () => {
    const anew = await buildIndex(ctx);
    const filled = fillGroupPrices(ctx, anew, "wholesale");
    await setPanLevel(333);
    await Promise.all([filled, refreshProducts(ctx, anew, [ids.pan ?? 0])]);
    expect(named(ask(anew, "wholesale", { price: [333, 333] }).ids)).toEqual(["pan"]);
  });
});
