import { expect, test } from "vitest";
import { isHostHeader } from "./host-header";

test.each([
  "localhost",
  "harbor.localhost:3000",
  "HARBOR.example",
  "shop.example.",
  "under_score.example",
  "xn--caf-dma.example",
  "192.0.2.1:80",
  "[::1]:3000",
  "a.example:65535",
])("%s is a host", (host) => {
  expect(isHostHeader(host)).toBe(true);
});

test.each([
  undefined,
  "",
  "a<b.com",
  "user@b.com",
  "a b",
  "a/b",
  "a.example:65536",
  "a.example:x",
  "-",
  ".",
  "a..b:999999",
  "999.1.1.1",
  "[::g]",
  "caf\u00e9.example",
  `${"a".repeat(260)}.example`,
])("%j is not a host", (host) => {
  expect(isHostHeader(host)).toBe(false);
});
