import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { ownersOf } from "~/models/shops/settings/owners";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { products } from "~/tables/catalogue/catalogue";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { DataCache, type Remember } from "../../shops/changes/data-cache.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { productTag } from "../listing/select-cards.server";
import { addProduct, addVariable, openTestShop, testCustomer } from "./catalogue-fixture.server";
import { selectListedCards } from "./select-listed-cards.server";

const database = withTestDatabase();
let ctx: ShopContext;
let pan: number;
let quiet: number;
let tee: number;

beforeAll(async () => {
  ctx = await openTestShop(database.db, {
    modules: { sociallogins: { hide_price_for_anonymous: true } },
  });
  pan = await addProduct(ctx, "PAN", { name: "Pan" });
  quiet = await addProduct(ctx, "QUIET", { name: "Quiet pan" });
  tee = await addVariable(ctx, "TEE", { Navy: {}, Sand: {} });
});

let data: DataCache;
let shown: string[];
beforeEach(() => {
  data = new DataCache(() => 0, 1_000_000);
  shown = [];
});

const remember: Remember = (key, load) =>
  data.get(ownersOf(ctx.shop), key, (...tags) => void shown.push(...tags), load);

const cardsOf = async (ids: number[], visitor: Visitor = anonymousVisitor) => {
  const matches = ids.map((id) => ({ id, variationId: null }));
  const page = await selectListedCards({ ...ctx, remember }, visitor, { matches, itemTotal: 9 });
  return page.products;
};

const namesOf = async (ids: number[]) => (await cardsOf(ids)).map(({ name }) => name);

const rename = (id: number, name: string) =>
  byTest(database.db, (db) => db.update(products).set({ name }).where(eq(products.id, id)));

test("cards come in the order they were found in, whichever were known", async () => {
  await namesOf([quiet]);
  expect(await namesOf([pan, quiet])).toEqual(["Pan", "Quiet pan"]);
  expect(await namesOf([quiet, 0, pan])).toEqual(["Quiet pan", "Pan"]);
});

test("a known card is not read again until its product changes", async () => {
  await namesOf([pan]);
  await rename(pan, "Wide pan");
  expect(await namesOf([pan])).toEqual(["Pan"]);
  data.purge(ctx.shop.id, [productTag(pan)]);
  expect(await namesOf([pan])).toEqual(["Wide pan"]);
  await rename(pan, "Pan");
});

test("a page shows what its cards show, known or not", async () => {
  await namesOf([tee]);
  const first = shown;
  shown = [];
  await namesOf([tee]);
  expect(shown).toEqual(first);
  expect(new Set(shown).size).toBe(3);
});

test("a product found by one of its variations is another card than by another, or by itself", async () => {
  const skuBy = async (variationId: number | null) => {
    const found = { matches: [{ id: tee, variationId }], itemTotal: 1 };
    const { products } = await selectListedCards({ ...ctx, remember }, anonymousVisitor, found);
    return products[0]?.variationSku;
  };
  const variations = await database.db.select().from(products).where(eq(products.parentId, tee));
  for (const { id, sku } of variations) expect(await skuBy(id)).toBe(sku);
  expect(await skuBy(null)).toBeNull();
});

test("a card known without its text is read again for a list that shows texts", async () => {
  const found = { matches: [{ id: quiet, variationId: null }], itemTotal: 1 };
  const textOf = async (texts: "no-text" | "with-text") => {
    const page = await selectListedCards({ ...ctx, remember }, anonymousVisitor, found, texts);
    return page.products[0]?.shortDescription;
  };
  await byTest(database.db, (db) =>
    db.update(products).set({ shortDescription: "It keeps its calm." }).where(eq(products.id, quiet)),
  );
  expect(await textOf("no-text")).toBe("");
  expect(await textOf("with-text")).toBe("It keeps its calm.");
});

test("a card that a customer made known keeps its price from a stranger", async () => {
  const customer: Visitor = { ...anonymousVisitor, customer: testCustomer() };
  expect((await cardsOf([pan], customer))[0]?.price.kind).toBe("visible");
  expect((await cardsOf([pan]))[0]?.price).toEqual({ kind: "sign-in" });
});
