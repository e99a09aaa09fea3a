import { expect, test } from "vitest";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import type { Shop } from "~/models/shops/shop";
import { shopOrigins } from "./shop-origins.server";

const harbor = { code: "harbor", domains: ["harbor.example", "www.harbor.example"] };
const shop = (app: object = {}) =>
  ({ ...harbor, settings: shopSettingsSchema.parse({ general: { app } }) }) as Shop;
const originOf = shopOrigins(
  {
    publicScheme: "https",
    publicPort: undefined,
    baseDomain: "localhost",
    defaultClient: "harbor",
    isDemo: false,
  },
  () => 3000,
);

test.each([
  [undefined, "https://harbor.example:3000"],
  [null, "https://harbor.example:3000"],
  ["harbor.example", "https://harbor.example:3000"],
  ["www.harbor.example:80", "https://www.harbor.example:3000"],
  ["localhost", "https://localhost:3000"],
  ["harbor.localhost", "https://harbor.localhost:3000"],
  ["evil.example", "https://harbor.example:3000"],
  ["10.0.0.1", "https://harbor.example:3000"],
])("at %s the shop's addresses begin with %s (rule hosts-7)", (host, origin) => {
  expect(originOf(shop(), host)).toBe(origin);
});

test("an owner's own base address is that of its host alone", () => {
  const own = shop({ base_url: "http://harbor.example:8080" });
  expect(originOf(own, "harbor.example")).toBe("http://harbor.example:8080");
  expect(originOf(own, "www.harbor.example")).toBe("https://www.harbor.example:3000");
});

test("at its office's host the addresses are the office's (rule hosts-9)", () => {
  const config = {
    publicScheme: "https",
    publicPort: undefined,
    baseDomain: "shops.example",
    defaultClient: "harbor",
    isDemo: false,
    officeDomain: "admin.shops.example",
    officePort: 8443,
  } as const;
  const at = (host: string) => shopOrigins(config, () => 3000)(shop(), host);
  expect(at("harbor.admin.shops.example")).toBe("https://harbor.admin.shops.example:8443");
  expect(at("bazaar.admin.shops.example")).toBe("https://harbor.example:3000");
});
