import { expect, test } from "vitest";
import { isHostOf } from "./is-host-of";

const harbor = { code: "harbor", domains: ["harbor.example", "www.harbor.example"] };
const rules = { baseDomain: "localhost", defaultClient: "harbor", isDemo: true };

test.each([
  ["harbor.example", true],
  ["WWW.Harbor.Example:3000", true],
  ["harbor.localhost", true],
  ["localhost:3000", true],
  ["192.168.1.5:3000", true],
  ["evil.example", false],
  ["harbor.example.evil.example", false],
  ["leaf.localhost", false],
  ["", false],
])("%s leads to harbor: %s (rule hosts-3)", (host, isOwn) => {
  expect(isHostOf(harbor, host, rules)).toBe(isOwn);
});

test.each(["localhost", "192.168.1.5"])("%s leads to the default shop alone", (host) => {
  expect(isHostOf({ code: "leaf", domains: [] }, host, rules)).toBe(false);
});

test("an IP address leads to no shop outside the demo", () => {
  expect(isHostOf(harbor, "192.168.1.5", { ...rules, isDemo: false })).toBe(false);
});
