import { describe, expect, test } from "vitest";
import { resolveHost } from "./resolve-host";

const known = {
  domains: new Map([
    ["shop.example", "acme"],
    ["leaf.localhost", "tobacco"],
  ]),
  baseDomain: "localhost",
  defaultClient: "harbor",
};

describe("resolveHost", () => {
  test.each([
    ["shop.example", "acme"],
    ["Shop.Example:443", "acme"],
    ["shop.example.", "acme"],
    ["leaf.localhost:3000", "tobacco"],
    ["acme.localhost:3000", "acme"],
    ["localhost:3000", "harbor"],
    ["127.0.0.1:3000", "harbor"],
    ["[::1]:3000", "harbor"],
    ["", "harbor"],
  ])("%s belongs to %s", (host, code) => {
    expect(resolveHost(host, known)).toBe(code);
  });

  test.each([
    "www.shop.example",
    "nowhere.example",
    "a.b.localhost",
    "localhost.example",
    "notlocalhost",
    "_x.localhost",
  ])("nobody knows %s", (host) => {
    expect(resolveHost(host, known)).toBeNull();
  });
});
