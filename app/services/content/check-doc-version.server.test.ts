import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { addProduct, openTestShop } from "../catalogue/catalogue-fixture.server";
import type { ShopContext } from "../shop-context.server";
import { checkDocVersion, docVersionSchema } from "./check-doc-version.server";

let database: TestDatabase;
let ctx: ShopContext;
let id: number;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await openTestShop(database.db);
  id = await addProduct(ctx, "MUG", { updatedAt: new Date("2026-02-01T10:00:00Z") });
});
afterAll(() => database.drop());

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

it("knows nothing of another shop's documents", async () => {
  expect((await check("2030-01-01T00:00:00Z", id, await openTestShop(database.db))).updatedAt).toBeNull();
});
