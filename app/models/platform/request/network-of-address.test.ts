import { expect, test } from "vitest";
import { networkOfAddress } from "./network-of-address";

test.each([
  ["203.0.113.66", "203.0.113.0/24"],
  ["::ffff:203.0.113.66", "203.0.113.0/24"],
  ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3::/48"],
  ["2001:db8:85a3:8d3::/64", "2001:db8:85a3::/48"],
  ["::1", "0:0:0::/48"],
  ["", ""],
  ["unknown", ""],
])("%s is in %s", (address, network) => {
  expect(networkOfAddress(address)).toBe(network);
});
