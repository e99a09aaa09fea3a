import { describe, expect, test } from "vitest";
import { shopSettingsSchema } from "../settings/shop-settings";
import { primaryHost, shopOrigin } from "./shop-origin";

const shopWith = (domains: string[], base_url = "") => ({
  code: "acme",
  domains,
  settings: shopSettingsSchema.parse({ general: { app: { base_url } } }),
});
const secure = { scheme: "https", port: 443, baseDomain: "shops.example" } as const;

describe("the address of a shop", () => {
  test.each([
    ["its first domain", ["acme.example", "www.acme.example"], "", "https://acme.example"],
    ["its code where it has no domain", [], "", "https://acme.shops.example"],
    ["base_url before its domains", ["acme.example"], "http://acme.example:8080", "http://acme.example:8080"],
    ["base_url without the scheme's own port", [], "https://acme.example:443/", "https://acme.example"],
  ])("is %s", (_what, domains, baseUrl, origin) => {
    expect(shopOrigin(shopWith(domains, baseUrl), secure)).toBe(origin);
  });

  test.each([
    ["http", 80, ""],
    ["http", 443, ":443"],
    ["http", 3000, ":3000"],
    ["https", 443, ""],
    ["https", 8443, ":8443"],
  ] as const)("%s at port %i ends in '%s'", (scheme, port, shown) => {
    const place = { ...secure, scheme, port };
    expect(shopOrigin(shopWith(["acme.example"]), place)).toBe(`${scheme}://acme.example${shown}`);
  });
});

test("the host of base_url is the primary host", () => {
  expect(primaryHost(shopWith(["a.example", "b.example"], "https://b.example"), "localhost")).toBe(
    "b.example",
  );
});
