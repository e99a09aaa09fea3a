import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { searchParts } from "~/models/catalogue/search/search-terms";
import { categories, products } from "~/tables/catalogue/catalogue";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { byTest } from "../../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { addCategory, addProduct, openTestShop } from "../../products/catalogue-fixture.server";
import { wordQuery } from "../../products/word-query.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { listBits } from "../engine/bitmap.server";
import { buildIndex } from "../refresh/build-index.server";
import { refreshCategories } from "../refresh/refresh-categories.server";
import { refreshProducts } from "../refresh/refresh-products.server";
import { findWord } from "./find-word.server";

const database = withTestDatabase();
let ctx: ShopContext;
let index: CatalogueIndex;
let mugId: number;
let bowlId: number;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
  mugId = await addProduct(ctx, "A-1", { name: "Stoneware mug" });
  bowlId = await addProduct(ctx, "A-2", { name: "Bowl", shortDescription: "Goes with the mug" });
  index = await buildIndex(ctx);
});

const find = async (keyword = "mug") => {
  const [part] = searchParts(keyword);
  if (!part) throw new Error("no part");
  const { all, levels } = await findWord(ctx, index, { ...part, everything: false });
  const idsOf = (rowIds: Uint32Array) =>
    [...rowIds].map((rowId) => index.products.ids.get(rowId)).sort((a, b) => a - b);
  return { all: idsOf(listBits(all)), strong: idsOf(listBits(levels[2] ?? new Uint32Array())) };
};
const change = async (id: number, values: Partial<typeof products.$inferInsert>) => {
  await byTest(database.db, (db) =>
    db
      .update(products)
      .set(values)
      .where(and(eq(products.tenantId, ctx.tenant.id), eq(products.id, id))),
  );
  await refreshProducts(ctx, index, [id]);
};

it("finds products with a word, and marks those with it in their name", async () => {
  expect(await find()).toEqual({ all: [mugId, bowlId], strong: [mugId] });
});

it("is cached: an unannounced change is not seen", async () => {
  await find();
  await byTest(database.db, (db) =>
    db.update(products).set({ name: "Cup" }).where(eq(products.tenantId, ctx.tenant.id)),
  );
  expect((await find()).strong).toEqual([mugId]);
});

it("follows renamed, archived and new products", async () => {
  await find();
  await change(mugId, { name: "Stoneware cup" });
  expect(await find()).toEqual({ all: [bowlId], strong: [] });
  await change(bowlId, { status: "archived" });
  const newId = await addProduct(ctx, "A-3", { name: "Tall mug" });
  await refreshProducts(ctx, index, [newId]);
  expect(await find()).toEqual({ all: [newId], strong: [newId] });
});

it("is read again after more changes than are remembered", async () => {
  await find();
  await byTest(database.db, (db) =>
    db.update(products).set({ name: "Cup" }).where(eq(products.tenantId, ctx.tenant.id)),
  );
  await refreshProducts(ctx, index, [mugId, bowlId]);
  index.words.noteChanged(Array.from({ length: 1001 }, (_, at) => 1_000_000 + at));
  expect((await find()).strong).toEqual([]);
});

it("finds a product by the words of a variation, until that says something else", async () => {
  const variationId = await addProduct(ctx, "A-1-V", {
    parentId: mugId,
    slug: null,
    name: "Stoneware mug",
    attributes: { glaze: ["celadon"] },
  });
  index = await buildIndex(ctx);
  expect((await find("celadon")).all).toEqual([mugId]);
  await change(variationId, { attributes: { glaze: ["tenmoku"] } });
  expect([(await find("celadon")).all, (await find("tenmo")).all]).toEqual([[], [mugId]]);
});

it("finds SKUs by their beginnings, beside words", async () => {
  expect((await find("a")).all).toEqual([mugId, bowlId]);
  expect((await find("2")).all).toEqual([bowlId]);
  expect((await find("a-2")).all).toEqual([bowlId]);
});

it.each(["mugs", "stone", "goes", "the", "a", "goes-with", '"with the mug"', "bowl", "nothing"])(
  "finds for %s what the database finds",
  async (keyword) => {
    const [part] = searchParts(keyword);
    if (!part) throw new Error("no part");
    const { rows } = await database.db.execute<{ ids: number[] }>(sql`
      select coalesce(array_agg(id order by id), '{}') as ids from products p
      where tenant_id = ${ctx.tenant.id} and p.search @@ ${wordQuery(ctx.shop, part.terms)}`);
    expect((await find(keyword)).all).toEqual(rows[0]?.ids.map(Number));
  },
);

it("follows category names and their products", async () => {
  const cups = await addCategory(ctx, "cups", undefined, { name: "Mugs and cups" });
  const cupId = await addProduct(ctx, "A-4", { name: "Beaker", in: cups });
  index = await buildIndex(ctx);
  expect((await find()).all).toEqual([mugId, bowlId, cupId]);
  await byTest(database.db, (db) =>
    db.update(categories).set({ name: "Glasses" }).where(eq(categories.tenantId, ctx.tenant.id)),
  );
  await refreshCategories(ctx, index, [cups.id]);
  expect((await find()).all).toEqual([mugId, bowlId]);
});
