import { beforeAll, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addProduct, addVariable, openTestShop } from "../products/catalogue-fixture.server";
import { findChosenVariation } from "./find-chosen-variation.server";

const database = withTestDatabase();
let ctx: ShopContext;
let tee: number;
beforeAll(async () => {
  ctx = await openTestShop(database.db);
  tee = await addVariable(ctx, "TEE", { Navy: {}, Sand: {} });
});

it("is the variation with the values that were sent, asked for by its product or by another variation", async () => {
  const sand = await findChosenVariation(ctx, tee, { v0: "Sand" });
  expect(sand).toMatchObject({ sku: "TEE-SAND", slug: "tee" });
  expect(await findChosenVariation(ctx, sand?.id ?? 0, { v0: "Navy" })).toMatchObject({ sku: "TEE-NAVY" });
});

it("is refused while a value is missing, naming its option", async () => {
  const asked = findChosenVariation(ctx, tee, { v1: "Sand" });
  await expect(asked).rejects.toMatchObject({ code: "invalid", message: "Color is required" });
});

it("is refused for a combination that does not exist", async () => {
  const asked = findChosenVariation(ctx, tee, { v0: "Red" });
  await expect(asked).rejects.toMatchObject({
    code: "not_found",
    message: "This combination is not available.",
  });
});

it("is nothing for a product without variations", async () => {
  expect(await findChosenVariation(ctx, await addProduct(ctx, "MUG"), { v0: "Sand" })).toBeNull();
});
