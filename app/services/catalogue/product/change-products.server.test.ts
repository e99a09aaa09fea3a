import { beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { listVersions } from "../../shops/records/list-versions.server";
import { readRecord } from "../../shops/records/read-record.server";
import { resolveSlug } from "../addresses/resolve-slug.server";
import { addCategory, addProduct, addVariable, openTestShop } from "../products/catalogue-fixture.server";
import { archiveProducts } from "./archive-products.server";
import { changeProducts } from "./change-products.server";
import { copyProduct } from "./copy-product.server";
import { productRecords } from "./product-records.server";
import { restoreProducts } from "./restore-products.server";

const database = withTestDatabase();
let ctx: ShopContext;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
  const category = await addCategory(ctx, "cups");
  await addProduct(ctx, "MUG", {
    in: category,
    name: "Mug",
    brand: "Clay",
    levels: [{ minQty: 3, priceMinor: 900 }],
  });
  await addVariable(ctx, "TEE", { Red: {}, Blue: {} }, { in: category, name: "Tee" });
});

const recordOf = async (sku: string) => (await readRecord(ctx, productRecords, sku)).record;
const versionOf = async (sku: string) => (await readRecord(ctx, productRecords, sku)).version;
const change = (sku: string, fields: Record<string, string>, expectedVersion?: string | null) =>
  changeProducts(ctx, [{ sku, fields, expectedVersion }]);

it("leaves the fields a change does not name", async () => {
  const before = await recordOf("MUG");
  await change("MUG", { price: "12" });
  expect(await recordOf("MUG")).toEqual({ ...before, price: "12.00" });
});

it("answers the version that the product has then", async () => {
  const { versions } = await change("MUG", { name: "Large mug" });
  expect(versions.get("MUG")).toBe(await versionOf("MUG"));
});

it("refuses a change of what was changed since, with what is stored now", async () => {
  const version = await versionOf("MUG");
  await change("MUG", { name: "Large mug" });
  const { refused } = await change("MUG", { name: "Small mug" }, version);
  expect(refused).toMatchObject([{ sku: "MUG", stale: { current: { name: "Large mug" } } }]);
});

it("makes the possible changes of many and names why it refuses the others", async () => {
  const { changedSkus, refused } = await changeProducts(ctx, [
    { sku: "MUG", fields: { price: "11" } },
    { sku: "TEE-RED", fields: { price: "a lot" } },
    { sku: "JUG", fields: { price: "11" } },
    { sku: "TEE-BLUE", fields: { colour: "blue" } },
  ]);
  expect(changedSkus).toEqual(["MUG"]);
  expect(new Map(refused.map(({ sku, reason }) => [sku, reason]))).toEqual(
    new Map([
      ["TEE-RED", "price 'a lot' is not an amount such as 24.00"],
      ["JUG", "there is no product 'JUG'"],
      ["TEE-BLUE", "there is no field colour"],
    ]),
  );
});

it("refuses a variation the options another one has", async () => {
  const { refused } = await change("TEE-BLUE", { "option:Color": "Red" });
  expect(refused).toEqual([{ sku: "TEE-BLUE", reason: "has the same options as 'TEE-RED'" }]);
});

it("adds a product that must not exist yet, and a variation of one that does", async () => {
  const { refused } = await changeProducts(ctx, [
    { sku: "JUG", fields: { name: "Jug", price: "20", categories: "cups", qty: "4" }, expectedVersion: null },
    {
      sku: "TEE-GREEN",
      fields: { parent_sku: "TEE", "option:Color": "Green", price: "10" },
      expectedVersion: null,
    },
  ]);
  expect(refused).toEqual([]);
  expect([(await recordOf("JUG")).slug, (await recordOf("TEE-GREEN")).parent_sku]).toEqual(["jug", "TEE"]);
});

it("counts no stock", async () => {
  const { refused } = await change("MUG", { qty: "3" });
  expect(refused).toMatchObject([{ reason: expect.stringContaining("stock is counted or moved") }]);
});

it("leads the old address of a product to its new one", async () => {
  await change("MUG", { slug: "large-mug" });
  expect(await resolveSlug(ctx, "mug")).toMatchObject({ kind: "redirect", slug: "large-mug" });
});

it("refuses an address that another product has", async () => {
  const { refused } = await change("MUG", { slug: "tee" });
  expect(refused).toEqual([{ sku: "MUG", reason: "slug 'tee' is already the address of product 'TEE'" }]);
});

it("archives a product with its variations, and restores those it took along", async () => {
  await archiveProducts(ctx, [{ sku: "TEE-BLUE" }]);
  const later = { ...ctx, now: () => new Date("2026-03-02T12:00:00Z") };
  await archiveProducts(later, [{ sku: "TEE" }]);
  const { changedSkus } = await restoreProducts(ctx, [{ sku: "TEE" }]);
  expect(changedSkus).toEqual(["TEE", "TEE-RED"]);
});

it("copies a product with its variations, invisible and without pieces", async () => {
  const { refused, changedSkus } = await copyProduct(ctx, { sku: "TEE", newSku: "TOP" });
  expect([refused, changedSkus]).toEqual([[], ["TOP", "TOP-RED", "TOP-BLUE"]]);
  expect(await recordOf("TOP")).toMatchObject({
    name: "Tee (copy)",
    slug: "tee-top",
    website_visibility: "invisible",
  });
});

it("writes a whole record: what it does not name has its default", async () => {
  const version = await versionOf("MUG");
  const typed = { name: "Mug", price: "12" };
  const written = await changeRecord(ctx, productRecords, { name: "MUG", typed, expectedVersion: version });
  expect(written.record).toMatchObject({ sku: "MUG", price: "12.00" });
  expect(written.record).not.toHaveProperty("brand");
});

it("is no business of support", async () => {
  const grants = [{ role: "support" as const, shopId: null }];
  const actor = acting({ kind: "staff", tenantId: ctx.tenant.id, staffId: 1, grants });
  await expect(changeProducts({ ...ctx, actor }, [])).rejects.toMatchObject({ code: "forbidden" });
});

it("keeps a version of each product that a change of many makes different, and of no other (rule owners-4)", async () => {
  const before = await recordOf("MUG");
  await changeProducts(ctx, [
    { sku: "MUG", fields: { name: "Large mug" } },
    { sku: "TEE-RED", fields: {} },
  ]);
  const former = async (sku: string) =>
    (await listVersions(ctx, productRecords, sku)).map(({ record }) => record);
  expect([await former("MUG"), await former("TEE-RED")]).toEqual([[before], []]);
});

it("keeps what a product was when it is archived, and one version of one change", async () => {
  const before = await recordOf("MUG");
  await changeRecord(ctx, productRecords, { name: "MUG", typed: { ...before, name: "Large mug" } });
  await archiveProducts(ctx, [{ sku: "MUG" }]);
  expect(await listVersions(ctx, productRecords, "MUG")).toMatchObject([
    { record: { name: "Large mug" } },
    { record: { name: "Mug" } },
  ]);
});
