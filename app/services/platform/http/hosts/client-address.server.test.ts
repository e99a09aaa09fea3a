import { describe, expect, test } from "vitest";
import { clientIp, trustedProxies } from "./client-address.server";

const ours = trustedProxies(["10.0.0.0/8", "192.0.2.1", "::1"]);

test.each([
  ["a direct client", "203.0.113.7", undefined, "203.0.113.7"],
  ["a direct client that claims to be forwarded", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["a private peer that is no proxy of ours", "192.168.0.9", "198.51.100.1", "192.168.0.9"],
  ["a client of our proxy", "::ffff:10.0.0.2", "198.51.100.1", "198.51.100.1"],
  ["a client of our proxy that forged the beginning", "10.0.0.2", "1.2.3.4, 198.51.100.1", "198.51.100.1"],
  ["a client behind two of our proxies", "10.0.0.2", "198.51.100.1, 192.0.2.1", "198.51.100.1"],
  ["our proxy without a word of its client", "10.0.0.2", undefined, "10.0.0.2"],
  ["our proxy with nonsense", "::1", "not an address", "0:0:0:0::/64"],
  ["a client with an IPv6 address", "2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::/64"],
  ["an IPv6 client of our proxy", "10.0.0.2", "2001:0db8::1", "2001:db8:0:0::/64"],
  ["a closed socket", undefined, undefined, ""],
])("%s", (_, peer, forwardedFor, address) => {
  expect(clientIp(peer, forwardedFor, ours)).toBe(address);
});

test("an attacker who forges a new address each time is still one address", () => {
  const claims = ["198.51.100.1", "198.51.100.2", "198.51.100.3"];
  const none = trustedProxies([]);
  expect(new Set(claims.map((claim) => clientIp("127.0.0.1", claim, none)))).toEqual(new Set(["127.0.0.1"]));
});

describe("the list of proxies", () => {
  test.each(["proxy.example.com", "10.0.0.0/99", ""])("refuses %j", (entry) => {
    expect(() => trustedProxies([entry])).toThrow();
  });
});
