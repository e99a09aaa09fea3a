import { expect, test } from "vitest";
import { isPublicAddress, publicLookup } from "./public-lookup.server";

test.each(["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])("%s lies outside", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.255.255",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "fd00::1",
  "fe80::1",
  "fec0::1",
  "2002:7f00:1::",
  "not an address",
])("%s does not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test("a name of this machine is refused before anything is opened", async () => {
  const error = await new Promise((done) => publicLookup("localhost", { all: true }, done));
  expect(String(error)).toContain("localhost is an address of a private network");
});
