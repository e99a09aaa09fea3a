import { expect, test } from "vitest";
import type { BookAddress } from "../../accounts/address/address-book";
import { nazareth } from "../../accounts/address/address-fixture";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import { type KnownCustomer, knownAnswers } from "./known-answers";

const email = "ada@example.com";
const home: BookAddress = { id: 1, address: nazareth, isDefaultShipping: true, isDefaultBilling: true };
const office: BookAddress = {
  id: 2,
  address: { ...nazareth, address_line1: "1 Quay" },
  isDefaultShipping: false,
  isDefaultBilling: false,
};
const settings = shopSettingsSchema.parse({
  shipping_methods: [
    { type: "flat", code: "standard", title: "Standard", amountMinor: 600 },
    { type: "flat", code: "express", title: "Express", amountMinor: 1600 },
  ],
});
const known = (over: Partial<KnownCustomer>, over2: Partial<typeof settings> = {}) =>
  knownAnswers({ ...settings, ...over2 }, { email, book: [home, office], ...over });

test("a customer who has ordered needs only the button", () => {
  const lastOrder = { shippingMethodCode: "express", paymentMethodCode: "bank_transfer" };
  expect(known({ lastOrder })).toEqual({
    email,
    shippingAddress: nazareth,
    shippingMethodCode: "express",
    paymentMethodCode: "bank_transfer",
  });
});

test("a customer with an address has the shop's first shipping method", () => {
  expect(known({})).toEqual({ email, shippingAddress: nazareth, shippingMethodCode: "standard" });
});

test("another billing address than the shipping address is taken along", () => {
  const book = [
    { ...home, isDefaultBilling: false },
    { ...office, isDefaultBilling: true },
  ];
  expect(known({ book }).billingAddress).toEqual(office.address);
});

test.each([
  ["without an address", { book: [] }, {}],
  ["whose address is in a country without delivery", {}, { checkout_countries: ["CA"] }],
  ["whose address is in a state without delivery", {}, { us_restrict_states: ["PA"] }],
])("of a customer %s only the e-mail is known", (_name, over, of) => {
  const lastOrder = { shippingMethodCode: "express", paymentMethodCode: "bank_transfer" };
  expect(known({ ...over, lastOrder }, of)).toEqual({ email });
});

test("an order that was not shipped says nothing of shipping", () => {
  const lastOrder = { shippingMethodCode: null, paymentMethodCode: "bank_transfer" };
  expect(known({ lastOrder }).shippingMethodCode).toBe("standard");
});
