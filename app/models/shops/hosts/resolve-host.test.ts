import { describe, expect, test } from "vitest";
import { officeOf, resolveHost } from "./resolve-host";

const rules = { baseDomain: "localhost", defaultClient: "harbor", isDemo: true };

describe("the domain to look for", () => {
  test.each(["shop.example", "Shop.Example:443", "shop.example.", " shop.example "])(
    "of %j is shop.example",
    (host) => {
      expect(resolveHost(host, rules).domain).toBe("shop.example");
    },
  );

  test("of an IPv6 address keeps its brackets and loses its port", () => {
    expect(resolveHost("[::1]:3000", rules).domain).toBe("[::1]");
  });
});

describe("the code, if no shop has the domain", () => {
  test.each([
    ["acme.localhost:3000", "acme"],
    ["localhost:3000", "harbor"],
    ["127.0.0.1:3000", "harbor"],
    ["[::1]:3000", "harbor"],
  ])("of %j is %s", (host, code) => {
    expect(resolveHost(host, rules).code).toBe(code);
  });

  test.each(["127.0.0.1:3000", "203.0.113.66", "[::1]:3000"])("of %j is none outside the demo", (host) => {
    expect(resolveHost(host, { ...rules, isDemo: false }).code).toBeNull();
  });

  test("of the base domain is the default client's outside the demo too", () => {
    expect(resolveHost("localhost", { ...rules, isDemo: false }).code).toBe("harbor");
  });

  test.each([
    "",
    "nowhere.example",
    "a.b.localhost",
    "localhost.example",
    "notlocalhost",
    "_x.localhost",
    ".localhost",
  ])("of %j is none", (host) => {
    expect(resolveHost(host, rules).code).toBeNull();
  });
});

test.each(["admin.localhost", "harbor.admin.localhost:3000", "a.b.admin.localhost"])(
  "a host of offices, %s, leads to no shop's pages (rule hosts-9)",
  (host) => {
    expect(resolveHost(host, { ...rules, officeDomain: "admin.localhost" })).toEqual({
      domain: "",
      code: null,
    });
  },
);

describe("the office of a host", () => {
  test.each([
    ["harbor.admin.shops.example", "harbor"],
    ["HARBOR.admin.shops.example.:8443", "harbor"],
    ["admin.shops.example", ""],
    ["two.labels.admin.shops.example", ""],
    ["_x.admin.shops.example", ""],
    [".admin.shops.example", ""],
    ["harbor.shops.example", null],
    ["evil-admin.shops.example", null],
    ["admin.shops.example.evil.example", null],
    ["", null],
  ])("%j is %j", (host, code) => {
    expect(officeOf(host, "admin.shops.example")).toBe(code);
  });

  test("is none where offices have no domain of their own", () => {
    expect(officeOf("harbor.admin.shops.example", undefined)).toBeNull();
  });
});
