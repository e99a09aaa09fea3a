import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.server";

const post = {
  method: "POST",
  path: "/checkout/cart",
  host: "harbor.localhost:3000",
  origin: undefined,
  fetchSite: undefined,
};

test.each([
  ["a page of the shop", { origin: "http://harbor.localhost:3000", fetchSite: "same-origin" }, true],
  ["a page of another shop", { origin: "http://leaf.localhost:3000", fetchSite: "same-site" }, false],
  ["a page elsewhere", { origin: "https://evil.example", fetchSite: "cross-site" }, false],
  ["a page elsewhere in an old browser", { origin: "https://evil.example" }, false],
  ["a page that hides where it is", { origin: "null" }, false],
  ["another port of the same host", { origin: "http://harbor.localhost:4000" }, false],
  ["a program that is no browser", {}, true],
  ["the address bar", { fetchSite: "none" }, true],
])("a post from %s", (_, from, isAllowed) => {
  expect(isSameOrigin({ ...post, ...from })).toBe(isAllowed);
});

test("Apple's page may post its answer", () => {
  const apple = { path: "/login/social/applecallback", origin: "https://appleid.apple.com" };
  expect(isSameOrigin({ ...post, ...apple, fetchSite: "cross-site" })).toBe(true);
});

test("reading needs no origin", () => {
  expect(
    isSameOrigin({ ...post, method: "GET", origin: "https://evil.example", fetchSite: "cross-site" }),
  ).toBe(true);
});
