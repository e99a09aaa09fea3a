import { expect, test } from "vitest";
import { isAlias } from "./is-alias";

test.each([
  ["www.acme.example", true],
  ["acme.shops.example:443", true],
  ["notlocalhost", true],
  ["acme.example", false],
  ["ACME.example.:8443", false],
  ["localhost:3000", false],
  ["acme.localhost:3000", false],
  ["127.0.0.1:3000", false],
  ["[::1]:3000", false],
])("%s is an alias of acme.example: %s", (host, expected) => {
  expect(isAlias(host, "acme.example")).toBe(expected);
});
