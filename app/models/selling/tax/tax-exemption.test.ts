import { expect, test } from "vitest";
import { type ShopSettingsInput, shopSettingsSchema } from "../../shops/settings/shop-settings";
import type { VisitorCustomer } from "../../shops/visitors/visitor";
import { taxExemption } from "./tax-exemption";

const shop: ShopSettingsInput = {
  tax: { eu: { scheme: "destination", businesses: true } },
  client_address: { country: "DE" },
};
const business: VisitorCustomer = {
  id: 1,
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  nickName: "",
  group: "",
  isRestricted: false,
  isVerified: true,
  vatNumber: "ATU12345678",
};
const toVienna = { destination: { country: "AT", state: "", postcode: "1010" }, isShipped: true };

const reasonOf = (settings: ShopSettingsInput, customer: VisitorCustomer | null, sale = toVienna) =>
  taxExemption(shopSettingsSchema.parse(settings), customer, sale);

test("a business of another member state pays none where the shop asks for numbers (rule tax-8)", () => {
  expect(reasonOf(shop, business)).toContain("intra-Community supply to ATU12345678");
  expect(reasonOf({ ...shop, tax: { eu: { scheme: "destination" } } }, business)).toBeNull();
  expect(reasonOf({ ...shop, tax: { eu: { scheme: "off", businesses: true } } }, business)).toBeNull();
});

test("a customer without a VAT number pays tax", () => {
  expect(reasonOf(shop, null)).toBeNull();
  expect(reasonOf(shop, { ...business, vatNumber: null })).toBeNull();
});

test("an exempt customer pays none anywhere, even for no reason that is written (rule tax-4)", () => {
  expect(reasonOf({}, { ...business, taxExemption: "resale certificate 12" })).toBe("resale certificate 12");
  expect(reasonOf({}, { ...business, taxExemption: "" })).toBe("");
  expect(reasonOf({}, { ...business, taxExemption: null })).toBeNull();
});
