import { expect, test } from "vitest";
import { clientAddress } from "./client-address.server";

test.each([
  ["203.0.113.7", undefined, "203.0.113.7"],
  ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["127.0.0.1", undefined, "127.0.0.1"],
  ["::ffff:10.0.0.2", "198.51.100.1", "198.51.100.1"],
  ["172.31.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"],
  ["172.32.0.1", "198.51.100.1", "172.32.0.1"],
  ["::1", "not an address", "0:0:0:0::/64"],
  ["2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::/64"],
  ["127.0.0.1", "2001:0db8::1", "2001:db8:0:0::/64"],
  [undefined, undefined, ""],
])("%s forwarding for %s counts as %s", (peer, forwardedFor, address) => {
  expect(clientAddress(peer, forwardedFor)).toBe(address);
});
