import { beforeAll, describe, expect, it } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addCategory, addProduct, addVariable, openTestShop } from "../products/catalogue-fixture.server";
import { readProduct } from "./read-product.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeAll(async () => {
  ctx = await openTestShop(database.db);
});

const page = async (id: number, addressSku: string | null = null) =>
  (await readProduct(ctx, anonymousVisitor, { id, addressSku }))?.product;

describe("a simple product", () => {
  it("comes with price, tiers that save, stock and what the cart takes", async () => {
    const id = await addProduct(ctx, "MUG", {
      priceMinor: 2000,
      stock: { onHand: 7 },
      levels: [
        { minQty: 3, priceMinor: 1500 },
        { minQty: 1, priceMinor: 900, customerGroups: ["staff"] },
      ],
    });
    expect(await page(id)).toMatchObject({
      price: { kind: "visible", priceMinor: 2000 },
      priceLevelTexts: ["Buy 3 for $15.00 each and save 25%"],
      stock: { status: "in-stock" },
      purchase: { productId: id, maxQty: 7 },
    });
  });

  it("tells that few are left in its owner's words, and a variation in those of its product", async () => {
    const stock = { onHand: 2, lowStockThreshold: 4 };
    const last = { lowStockAlertMessage: "The last of this batch" };
    const id = await addProduct(ctx, "LAST", { stock, ...last });
    expect((await page(id))?.stock).toMatchObject({ status: "in-stock", message: "The last of this batch" });
    const variable = await addVariable(
      ctx,
      "POT",
      { Red: { stock }, Blue: { stock, lowStockAlertMessage: "Blue is going" } },
      last,
    );
    expect((await page(variable, "POT-RED"))?.stock.message).toBe("The last of this batch");
    expect((await page(variable, "POT-BLUE"))?.stock.message).toBe("Blue is going");
  });

  it("names the fee for shipping a piece; a variation without one has that of its product", async () => {
    const variable = await addVariable(
      ctx,
      "SOFA",
      { Red: {}, Blue: { shippingFeeMinor: 0 }, Gold: { nonShippable: true } },
      { shippingFeeMinor: 2500 },
    );
    expect((await page(variable, "SOFA-RED"))?.price).toMatchObject({ shippingFeeMinor: 2500 });
    for (const sku of ["SOFA-BLUE", "SOFA-GOLD"])
      expect((await page(variable, sku))?.price).not.toHaveProperty("shippingFeeMinor");
  });

  it("that is sold out cannot be bought", async () => {
    const id = await addProduct(ctx, "SOLD", { stock: { onHand: 2, reserved: 2 } });
    expect(await page(id)).toMatchObject({ stock: { text: "Out of Stock" }, purchase: null });
  });

  it("has the breadcrumb of its primary category from the root", async () => {
    const root = await addCategory(ctx, "home");
    const id = await addProduct(ctx, "LAMP", { in: await addCategory(ctx, "lamps", root) });
    expect((await page(id))?.breadcrumb.map((crumb) => crumb.slug)).toEqual(["home", "lamps"]);
  });

  it.each([{ status: "archived" as const }, { isVisible: false }])("is not found when %j", async (over) => {
    expect(await page(await addProduct(ctx, `X${JSON.stringify(over)}`, over))).toBeUndefined();
  });

  it("with a hidden price carries it nowhere but can be bought", async () => {
    const id = await addProduct(ctx, "HUSH", {
      priceMinor: 98765,
      hidePrice: true,
      levels: [{ minQty: 2, priceMinor: 87654 }],
    });
    const hushed = await page(id);
    expect(JSON.stringify(hushed)).not.toMatch(/98765|87654|987\.65|876\.54/);
    expect(hushed?.purchase?.productId).toBe(id);
  });
});

describe("a variable product", () => {
  it("opens the variation its address names", async () => {
    const id = await addVariable(ctx, "TEE", { Navy: {}, Sand: { priceMinor: 1500 } });
    expect(await page(id, "TEE-SAND")).toMatchObject({
      variation: { sku: "TEE-SAND", text: "Sand" },
      price: { priceMinor: 1500 },
    });
  });

  it("opens the first variation that can be bought when none is named", async () => {
    const id = await addVariable(ctx, "CAP", { Navy: { availableForSale: false }, Sand: {} });
    expect((await page(id, "UNKNOWN"))?.variation?.sku).toBe("CAP-SAND");
  });

  it("marks a withdrawn value and keeps a sold-out one reachable", async () => {
    const id = await addVariable(ctx, "BAG", {
      Navy: {},
      Sand: { stock: { onHand: 0 } },
      Moss: { status: "archived" },
    });
    const choices = (await page(id))?.axes[0]?.choices.map((choice) => [
      choice.value,
      choice.statusText,
      choice.sku,
    ]);
    expect(choices).toEqual([
      ["Navy", "", "BAG-NAVY"],
      ["Sand", "Sold Out", "BAG-SAND"],
      ["Moss", "Unavailable", null],
    ]);
  });

  it("without any variation is unavailable", async () => {
    expect(await page(await addVariable(ctx, "NIL", {}))).toMatchObject({
      stock: { text: "Unavailable" },
      purchase: null,
    });
  });
});

describe("a grouped product", () => {
  it("starts at its cheapest child that can be bought and hides archived and invisible ones", async () => {
    const sold = await addProduct(ctx, "G1", { priceMinor: 100, stock: { onHand: 0 } });
    const dear = await addProduct(ctx, "G2", { priceMinor: 900 });
    const gone = await addProduct(ctx, "G3", { status: "archived" });
    const tee = await addVariable(ctx, "G4", { Navy: { priceMinor: 400 } });
    const id = await addProduct(ctx, "GROUP", { classCode: "grouped", childIds: [dear, sold, gone, tee] });
    const group = await page(id);
    expect(group).toMatchObject({ price: { priceMinor: 400, isStartingAt: true }, purchase: null });
    expect(group?.children.map((child) => [child.sku, child.action])).toEqual([
      ["G2", "add"],
      ["G1", "sold-out"],
      ["G4", "options"],
    ]);
  });
});

it("tells its rating only in a shop that has reviews", async () => {
  const id = await addProduct(ctx, "RATED", { ratingHundredths: 450, reviewCount: 7 });
  expect(await page(id)).toMatchObject({ rating: { average: 4.5, count: 7 } });
  const settings = { ...ctx.shop.settings, active_review_module: false };
  const silent = { ...ctx, shop: { ...ctx.shop, settings } };
  const read = await readProduct(silent, anonymousVisitor, { id, addressSku: null });
  expect(read?.product.rating).toBeNull();
});

it("another shop's product is not found", async () => {
  const id = await addProduct(await openTestShop(database.db), "FOREIGN");
  expect(await page(id)).toBeUndefined();
});
