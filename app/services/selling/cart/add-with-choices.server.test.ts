import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { LineChoices } from "~/models/catalogue/options/line-choices";
import { option, selected, typed, value, when } from "~/models/catalogue/options/option-fixture";
import type { OptionSet } from "~/models/catalogue/options/product-option";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { optionSets } from "~/tables/catalogue/catalogue";
import { cartItems } from "~/tables/selling/carts";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addOptionSet, addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { guestWith, openPurchaseShop, type PurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { readCartSummary } from "../cart-page/read-cart-summary.server";
import { addToCart } from "../lines/add-to-cart.server";

const lampSet: OptionSet = {
  options: [
    option("plug", {
      label: "Plug",
      isRequired: true,
      values: [value("us"), value("uk", { label: "UK", feeMinor: 300 })],
    }),
    option("cable", { label: "Cable" }),
    typed("note", { label: "Note", feeMinor: 500 }),
  ],
  rules: [when([selected("plug", "uk")], [{ option: "cable", action: "hide", values: [] }])],
  personalization: [],
};

const database = withTestDatabase();
let shop: PurchaseShop;
let lamp: number;
let guest: Visitor;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  await addOptionSet(shop, "lamp", lampSet);
  lamp = await addProduct(shop, "LAMP", { name: "Lamp", optionSet: "lamp" });
  guest = await guestWith(shop, [[await addProduct(shop, "MUG"), 1]]);
});

const add = (options: LineChoices["options"], qty = 1) =>
  addToCart(shop, guest, { productId: lamp, qty, choices: { options, personalization: {} } });
const lamps = async () => {
  const { items } = await readCartSummary(shop, guest);
  return items.filter(({ sku }) => sku === "LAMP");
};

describe("adding a product with options", () => {
  it("keeps what was chosen, and every piece costs its fees", async () => {
    expect(await add({ plug: "uk", note: "Hi" }, 2)).toMatchObject({ success: true, problems: {} });
    const [line] = await lamps();
    expect(line).toMatchObject({
      qty: 2,
      priceMinor: 1800,
      rowTotalMinor: 3600,
      choiceTexts: [
        { label: "Plug", value: "UK", feeMinor: 300 },
        { label: "Note", value: "Hi", feeMinor: 500 },
      ],
    });
  });

  it("refuses without a required choice, with the message of its field, and adds nothing", async () => {
    expect(await add({})).toMatchObject({
      success: false,
      message: "Please complete product options to add to your cart.",
      problems: { "option.plug": "Plug is required" },
      cartCount: 1,
    });
    expect(await lamps()).toEqual([]);
  });

  it("refuses what the rules hide", async () => {
    const refused = await add({ plug: "uk", cable: "a" });
    expect(refused.problems).toEqual({ "option.cable": "Cable does not go with your other choices." });
  });

  it("takes labels for codes", async () => {
    expect(await add({ Plug: "UK" })).toMatchObject({ success: true });
    expect((await lamps())[0]?.lineData).toEqual({ options: { plug: "uk" }, personalization: {} });
  });

  it("adds up the same choices and keeps others apart", async () => {
    await add({ plug: "us" });
    await add({ plug: "uk" });
    await add({ plug: "us" }, 2);
    expect((await lamps()).map(({ qty, priceMinor }) => [qty, priceMinor])).toEqual([
      [3, 1000],
      [1, 1300],
    ]);
  });

  it("counts all lines of the product against its stock", async () => {
    await add({ plug: "us" }, 8);
    expect(await add({ plug: "uk" }, 5)).toMatchObject({ isLowered: true, qty: 2 });
  });
});

it("choices for a product without options are refused", async () => {
  const mug = await addProduct(shop, "PLAIN");
  const choices = { options: { plug: "us" }, personalization: { name: "Ann" } };
  expect(await addToCart(shop, anonymousVisitor, { productId: mug, qty: 1, choices })).toMatchObject({
    success: false,
    problems: {
      "option.plug": "This product has no such option.",
      "personalization.name": "This product has no such field.",
    },
  });
});

it("a line whose options the owner changed is listed apart until it is chosen anew", async () => {
  await add({ plug: "uk" });
  const american = {
    ...lampSet,
    options: [option("plug", { isRequired: true, values: [value("us")] })],
    rules: [],
  };
  await byTest(database.db, (db) =>
    db
      .update(optionSets)
      .set({ definition: american })
      .where(and(eq(optionSets.tenantId, shop.tenant.id), eq(optionSets.code, "lamp"))),
  );
  const summary = await readCartSummary(shop, guest);
  expect(summary.invalidItems).toMatchObject([
    { sku: "LAMP", problem: "Its options have changed. Please remove it and choose again." },
  ]);
});

it("the price the shopper saw contains the fees", async () => {
  await add({ plug: "uk" });
  const [stored] = await database.db
    .select({ seen: cartItems.seenPriceMinor })
    .from(cartItems)
    .where(and(eq(cartItems.tenantId, shop.tenant.id), eq(cartItems.productId, lamp)));
  expect(stored?.seen).toBe(1300);
  expect((await readCartSummary(shop, guest)).changedItems).toEqual([]);
});
