import { expect, it } from "vitest";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import type { Shop } from "../../shops/shop";
import { settingsFields } from "./settings-fields";

const shop: Shop = {
  id: "9c0e7e0e-0000-4000-8000-000000000001",
  code: "harbor",
  name: "Harbor",
  type: "essential",
  industry: "general",
  status: "active",
  frontendStatus: true,
  isSellerActive: true,
  secretNames: [],
  tenant: { id: "tenant", code: "harbor", currency: "USD" },
  sellerId: "seller",
  domains: ["internal.harbor.example"],
  settings: shopSettingsSchema.parse({
    tax: { rules: [{ name: "Secret duty", country: "US", rateBasisPoints: 100 }] },
    payment: { offline: [{ code: "bank", title: "Bank", instructions: "IBAN 42" }] },
    shipping_methods: [{ type: "flat", code: "courier", title: "Courier", amountMinor: 700 }],
  }),
};

const where = { origin: "https://harbor.example", clusterSuffix: "" };

it("reports the shop's address even without a base_url set by the owner", () => {
  expect(settingsFields(shop, where).general.app.base_url).toBe("https://harbor.example");
});

it("identifies the shop by guid and code", () => {
  expect(settingsFields(shop, where).client).toMatchObject({
    guid: shop.id,
    code: "harbor",
    type: "essential",
  });
});

it("reports the given cluster suffix", () => {
  expect(settingsFields(shop, { ...where, clusterSuffix: "-b" }).cluster_suffix).toBe("-b");
});

it.each(["Secret duty", "IBAN 42", "Courier", "internal.harbor.example"])("does not publish %s", (secret) => {
  expect(JSON.stringify(settingsFields(shop, where))).not.toContain(secret);
});
