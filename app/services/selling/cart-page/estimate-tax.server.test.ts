import { beforeEach, describe, expect, it } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { estimateCallSchema } from "~/models/selling/cart/estimate-form";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { guestWith, openPurchaseShop, type PurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { PostalPlaces } from "../../marketplace/postal-places.server";
import { saveDraft } from "../checkout/save-draft.server";
import { estimateTax } from "./estimate-tax.server";
import { readCart } from "./read-cart-summary.server";

const settings: ShopSettingsInput = {
  checkout_countries: ["US", "CA", "DE"],
  shipping_methods: [
    { type: "flat", code: "standard", title: "Standard", amountMinor: 600 },
    {
      type: "table",
      code: "north",
      title: "Northern post",
      by: "destination",
      rows: [{ country: "CA", amountMinor: 1500 }],
    },
  ],
};
const database = withTestDatabase();
const places = new PostalPlaces();
let shop: PurchaseShop;
let guest: Visitor;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db, settings);
  const mug = await addProduct(shop, "MUG", { priceMinor: 2500, stock: { onHand: 9 } });
  guest = await guestWith(shop, [[mug, 2]]);
});

const estimate = async (call: Record<string, unknown>, visitor = guest) =>
  (await estimateTax({ ...shop, places }, visitor, estimateCallSchema.parse(call))).summary;

describe("an estimate", () => {
  it("takes the state from the postal code, and the shop's first country", async () => {
    expect(await estimate({ address: { postcode: "18064" } })).toMatchObject({
      isEstimate: true,
      totals: { shippingMinor: 600, taxMinor: 300, grandTotalMinor: 5900 },
    });
  });

  it("takes the place of a saved address, which stays", async () => {
    await saveDraft(shop, guest, { shippingAddress: nazareth });
    expect((await estimate({ address: { postcode: "90001" } })).totals.taxMinor).toBe(0);
    const { draft, summary } = await readCart(shop, guest);
    expect(draft).toEqual({ shippingAddress: nazareth });
    expect(summary.totals.taxMinor).toBe(300);
  });

  it("computes with the method that is asked for", async () => {
    const there = { country: "ca", postcode: "k1a0b1" };
    expect(await estimate({ address: there, shipping_method: "north" })).toMatchObject({
      shippingMethod: { code: "north" },
      totals: { shippingMinor: 1500 },
    });
  });

  it("has no shipping for a method that is not on offer there", async () => {
    expect(await estimate({ address: { postcode: "18064" }, shipping_method: "north" })).toMatchObject({
      shippingMethod: null,
      totals: { shippingMinor: 0, grandTotalMinor: 5300 },
    });
  });

  it.each([
    [{ postcode: "1806" }, "postcode", "Please enter a valid ZIP code"],
    [{ postcode: "99999" }, "postcode", "We don’t know this ZIP code"],
    [{ country: "CA", postcode: "18064" }, "postcode", "Please enter a valid postal code"],
    [{ country: "FR", postcode: "75001" }, "country", "We don’t deliver to this country"],
  ])("of %j is refused", async (address, field, message) => {
    await expect(estimate({ address })).rejects.toMatchObject({ code: "invalid", field, message });
  });

  it("needs no state where the country has none", async () => {
    expect((await estimate({ address: { country: "DE", postcode: "80331" } })).isEstimate).toBe(true);
  });
});

describe("the estimate of an empty cart", () => {
  it("is skipped, whatever the place", async () => {
    expect((await estimate({ address: {} }, anonymousVisitor)).isEstimate).toBe(false);
  });

  it("is made where it is asked for explicitly", async () => {
    const asked = { address: { postcode: "18064" }, is_explicit: true };
    expect((await estimate(asked, anonymousVisitor)).isEstimate).toBe(true);
    await expect(estimate({ address: {}, is_explicit: true }, anonymousVisitor)).rejects.toMatchObject({
      field: "postcode",
    });
  });
});
