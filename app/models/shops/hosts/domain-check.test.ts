import { expect, test } from "vitest";
import { certificateText, dnsEntries, dnsVerdict, isPlatformHost } from "./domain-check";

const server = { host: "acme.shops.example", addresses: ["203.0.113.7", "2001:db8::7"] };

test("a name below a domain is led to the server’s name, a bare domain to its addresses", () => {
  expect(dnsEntries("www.acme.example", server)).toEqual([
    { type: "CNAME", name: "www", value: "acme.shops.example" },
  ]);
  expect(dnsEntries("acme.example", server)).toEqual([
    { type: "A", name: "@", value: "203.0.113.7" },
    { type: "AAAA", name: "@", value: "2001:db8::7" },
  ]);
  expect(dnsEntries("acme.example", { ...server, addresses: [] })).toEqual([
    { type: "ALIAS", name: "@", value: "acme.shops.example" },
  ]);
});

test.each([
  [{ cname: "acme.shops.example", addresses: [] }, "here"],
  [{ cname: null, addresses: ["203.0.113.7"] }, "here"],
  [{ cname: null, addresses: ["198.51.100.1"] }, "elsewhere"],
  [{ cname: null, addresses: [] }, "nowhere"],
  [null, "unknown"],
])("what the DNS says (%o) is %s", (found, state) => {
  expect(dnsVerdict(found, server).state).toBe(state);
});

test("without the server’s own address an address is shown, and not judged", () => {
  const found = { cname: null, addresses: ["198.51.100.1"] };
  expect(dnsVerdict(found, { host: "localhost", addresses: [] }).state).toBe("unknown");
});

test("a certificate is said to be valid, ended, untrusted or missing", () => {
  const now = new Date("2026-11-28T12:00:00Z");
  const shown = { isTrusted: true, endsAt: new Date("2026-12-30T12:00:00Z"), issuer: "Let’s Encrypt" };
  expect(certificateText(shown, now)).toBe("Valid for 32 more days, from Let’s Encrypt.");
  expect(certificateText({ ...shown, isTrusted: false }, now)).toMatch(/do not trust/);
  expect(certificateText({ ...shown, endsAt: new Date("2026-11-01T00:00:00Z") }, now)).toMatch(/ended/);
  expect(certificateText(null, now)).toMatch(/first visit/);
});

test.each([
  ["acme.shops.example", true],
  ["harbor.localhost", true],
  ["localhost", true],
  ["acme.example", false],
  ["evilshops.example", false],
])("whether %s is an address of the platform: %s", (domain, isIts) => {
  expect(isPlatformHost(domain, "shops.example")).toBe(isIts);
});
