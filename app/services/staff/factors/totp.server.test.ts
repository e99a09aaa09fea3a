import { expect, test } from "vitest";
import { appAddress, createAppSecret, stepOfCode } from "./totp.server";

/**
 * The secret of RFC 6238, appendix B; its codes there have eight digits, of which an app shows the last six.
 */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [20_000_000_000, "353130"],
])("a code of RFC 6238 at %i s is taken", (at, code) => {
  expect(stepOfCode(secret, code, new Date(at * 1000))).toBe(Math.floor(at / 30));
});

test.each([
  ["90 s later, at the end of the one after", 119, null],
  ["30 s later", 89, 1],
  ["30 s before", 29, 1],
  ["61 s before its end", -1, null],
])("a code of the second 30 seconds, typed %s (rule staff-11)", (_, at, step) => {
  expect(stepOfCode(secret, "287082", new Date(at * 1000))).toBe(step);
});

test("a code with a letter or of another length is none", () => {
  expect(stepOfCode(secret, "28708A", new Date(59_000))).toBeNull();
  expect(stepOfCode(secret, "94287082", new Date(59_000))).toBeNull();
});

test("secrets have 160 bits and differ", () => {
  expect(createAppSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(createAppSecret()).not.toBe(createAppSecret());
});

test("the address names shop and person", () => {
  const url = new URL(appAddress(secret, { issuer: "Harbor & Sons", label: "june@example.com" }));
  expect(url.searchParams.get("issuer")).toBe("Harbor & Sons");
  expect(url.searchParams.get("secret")).toBe(secret);
  expect(decodeURIComponent(url.pathname)).toContain("june@example.com");
});
