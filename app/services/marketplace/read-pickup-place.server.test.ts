import { expect, test } from "vitest";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { addProduct } from "../catalogue/products/catalogue-fixture.server";
import { addSeller, addShop } from "../catalogue/products/seller-fixture.server";
import { guestAtReview, openPurchaseShop, pressPlace } from "../checkout/steps/purchase-fixture.server";
import { loadOrder } from "../orders/reading/load-order.server";
import { readPickupPlace } from "./read-pickup-place.server";

const database = withTestDatabase();

const counter = { type: "pickup", code: "counter", title: "At the counter" } as const;
const post = { type: "flat", code: "standard", title: "Standard", amountMinor: 600 } as const;

test("an order that is collected keeps where, as it was when it was placed (rule shipping-5)", async () => {
  const shop = await openPurchaseShop(database.db, {
    shipping_methods: [post, counter],
    client_address: { address_line1: "12 Wharf Street", city_locality: "Portland" },
  });
  const mug = await addProduct(shop, "MUG", { priceMinor: 1000 });
  const ordered = async (shippingMethodCode: string) => {
    const { orderId } = await pressPlace(shop, await guestAtReview(shop, [[mug, 1]], { shippingMethodCode }));
    return loadOrder(shop, orderId);
  };
  expect(await ordered("counter")).toMatchObject({
    shippingMethodTitle: "At the counter",
    pickup: { address: "12 Wharf Street, Portland", note: "" },
  });
  expect(await ordered("standard")).toMatchObject({ shippingMethodTitle: "Standard", pickup: null });
});

test("a marketplace's seller is where its own address is (rule shipping-5)", async () => {
  const market = await addShop(await openPurchaseShop(database.db), { type: "marketplace" });
  const address = { line1: "9 Mill Lane", city: "Easton", region: "PA", postalCode: "18042" };
  const pickup = { isOffered: true, note: "Ring twice." };
  const potterId = await addSeller(market, "potter", { profile: { address, pickup } });
  expect(await readPickupPlace(market, potterId)).toEqual({
    address: "9 Mill Lane, Easton, PA 18042",
    note: "Ring twice.",
  });
});
