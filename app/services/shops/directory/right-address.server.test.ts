import { describe, expect, test } from "vitest";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import type { Shop } from "~/models/shops/shop";
import { rightAddress } from "./right-address.server";
import { shopOrigins } from "./shop-origins.server";

const shop = {
  code: "harbor",
  domains: ["harbor.example"],
  settings: shopSettingsSchema.parse({}),
} as unknown as Shop;
const config = {
  publicScheme: "https",
  publicPort: 443,
  baseDomain: "shops.example",
  defaultClient: "harbor",
  isDemo: false,
  officeDomain: "admin.shops.example",
  officePort: undefined,
} as const;
const hosts = { config, originOf: shopOrigins(config, () => 3000) };
const of = (host: string) => (url: string) => rightAddress({ url, host }, shop, hosts);
const office = "https://harbor.admin.shops.example";

describe("at a shop's own host (rule hosts-10)", () => {
  test.each(["/", "/kitchen", "/administration", "/admin-graphql", "/api/cart"])("%s is right", (url) => {
    expect(of("harbor.example")(url)).toBeNull();
  });

  test.each([
    ["/admin", "/admin"],
    ["/admin/orders?q=1", "/admin/orders?q=1"],
    ["/x/../admin/orders", "/admin/orders"],
    ["/ADMIN/orders", "/ADMIN/orders"],
    ["/%61dmin", "/%61dmin"],
  ])("%s belongs to the office", (url, path) => {
    expect(of("harbor.example")(url)).toBe(office + path);
  });
});

describe("at an office's host", () => {
  test.each([
    "/admin",
    "/admin/orders?q=1",
    "/admin/pages/page%2FAbout",
    "/admin/orders.data",
    "/admin.data",
  ])("%s is right", (url) => {
    expect(of("harbor.admin.shops.example")(url)).toBeNull();
  });

  test.each(["/kitchen?page=2", "/admin-graphql", "/api/cart", "/ADMIN", "/admin%2Fabout", "/admin%5cabout"])(
    "%s belongs to the shop",
    (url) => {
      expect(of("harbor.admin.shops.example")(url)).toBe(`https://harbor.example${url}`);
    },
  );

  test("dot segments lead out of the office", () => {
    expect(of("harbor.admin.shops.example")("/admin/../kitchen")).toBe("https://harbor.example/kitchen");
  });

  test("the bare address is the office's first page", () => {
    expect(of("harbor.admin.shops.example")("/")).toBe(`${office}/admin`);
  });
});

test("without an origin of its own the office is where the shop is", () => {
  const together = { ...hosts, config: { officeDomain: undefined } };
  expect(rightAddress({ url: "/admin", host: "harbor.example" }, shop, together)).toBeNull();
});
