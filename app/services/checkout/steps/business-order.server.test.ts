import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { customers } from "~/tables/accounts/customers";
import { orders } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { guestAtReview, openPurchaseShop, pressPlace } from "./purchase-fixture.server";

const database = withTestDatabase();

const vienna = { ...nazareth, country: "AT", state: "", city: "Vienna", postcode: "1010" };

/** A German shop's order of a mug for 11.90 with tax, sent for 6.00, by a customer in Vienna. */
async function orderOf(vatNumber: string | null) {
  const shop = await openPurchaseShop(database.db, {
    client_address: { country: "DE" },
    checkout_countries: ["DE", "AT"],
    tax: { pricesInclude: true, eu: { scheme: "destination", businesses: true } },
  });
  const mug = await addProduct(shop, "MUG", { priceMinor: 1200, stock: { onHand: 5 } });
  const { id, email, firstName, lastName } = await addCustomer(shop);
  if (vatNumber)
    await database.db
      .update(customers)
      .set({ invoiceReference: "Cost center 7" })
      .where(and(eq(customers.tenantId, shop.tenant.id), eq(customers.id, id)));
  const names = { firstName, lastName, nickName: "" };
  const customer = { id, email, ...names, group: "", isRestricted: false, isVerified: true, vatNumber };
  const at = await guestAtReview(shop, [[mug, 1]], { shippingAddress: vienna });
  const { orderId } = await pressPlace(shop, { ...at, customer });
  const [order] = await database.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, shop.tenant.id), eq(orders.id, orderId)));
  return order;
}

it("a business in another member state pays the net price, and its invoice says why (rule tax-8)", async () => {
  expect(await orderOf("ATU12345678")).toMatchObject({
    taxMinor: 0,
    grandTotalMinor: 1500,
    taxExemption: "intra-Community supply to ATU12345678, Article 138 of Directive 2006/112/EC",
    business: { vatNumber: "ATU12345678", reference: "Cost center 7" },
  });
});

it("anyone else pays the tax of the state the goods go to (rule tax-6)", async () => {
  expect(await orderOf(null)).toMatchObject({
    taxMinor: 300,
    grandTotalMinor: 1800,
    taxExemption: null,
    business: null,
  });
});
