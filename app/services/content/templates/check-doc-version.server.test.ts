import { beforeAll, expect, it } from "vitest";
import { templates } from "~/tables/content/content";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { checkDocVersion, docVersionSchema } from "./check-doc-version.server";

const database = withTestDatabase();
let ctx: ShopContext;
let id: number;

beforeAll(async () => {
  ctx = await openTestShop(database.db);
  id = await addProduct(ctx, "MUG", { updatedAt: new Date("2026-02-01T10:00:00Z") });
});

const check = (updatedAt: string, _id: string | number = id, shop = ctx) =>
  checkDocVersion(
    shop,
    docVersionSchema.parse({ docVersion: { _id, updatedAt, docType: "product" } }).docVersion,
  );

it("knows the newest by its moment", async () => {
  expect((await check("2026-02-01T10:00:00.000Z")).isLatest).toBe(true);
  expect((await check("2026-02-01T09:59:59.999Z")).isLatest).toBe(false);
});

it("says when the newest was made", async () => {
  expect((await check("2026-01-01T00:00:00Z")).updatedAt).toBe("2026-02-01T10:00:00.000Z");
});

it.each(["0", "x", "2147483647"])("calls a document %s that is not there outdated", async (other) => {
  expect(await check("2030-01-01T00:00:00Z", other)).toEqual({
    success: true,
    isLatest: false,
    updatedAt: null,
  });
});

it("knows a template by its kind or as a template, and by no other kind", async () => {
  const [row] = await byTest(database.db, (db) =>
    db
      .insert(templates)
      .values({ ...shopKey(ctx), name: "Top", entityType: "header", renderHtml: "<p></p>" })
      .returning({ id: templates.id }),
  );
  const of = async (docType: string) => {
    const call = { docVersion: { _id: row?.id, updatedAt: "2099-01-01T00:00:00Z", docType } };
    return (await checkDocVersion(ctx, docVersionSchema.parse(call).docVersion)).isLatest;
  };
  expect(await Promise.all(["header", "template", "footer"].map(of))).toEqual([true, true, false]);
});

it("takes no id that is no text", () => {
  const docVersion = { _id: "a\u0000", updatedAt: "2026-01-01T00:00:00Z", docType: "menu" };
  expect(docVersionSchema.safeParse({ docVersion }).success).toBe(false);
});

it("calls a product that was archived outdated", async () => {
  const gone = await addProduct(ctx, "OLD", { status: "archived" });
  expect(await check("2099-01-01T00:00:00Z", gone)).toMatchObject({ isLatest: false, updatedAt: null });
});

it("knows nothing of another shop's documents", async () => {
  expect((await check("2030-01-01T00:00:00Z", id, await openTestShop(database.db))).updatedAt).toBeNull();
});
