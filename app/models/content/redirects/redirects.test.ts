import { expect, test } from "vitest";
import {
  fixedAddressProblem,
  keptQuery,
  loopingRedirects,
  maxAddressLength,
  redirectFrom,
  redirectHosts,
  redirectKeys,
  redirectTarget,
  redirectTo,
  withParameters,
} from "./redirects";

test.each([
  ["/old/", "/old"],
  ["/Old%20Mug", "/old mug"],
  ["https://old.example/mug?p=12#top", "/mug?p=12"],
  ["https://old.example", "/"],
  ["/?p=12", "/?p=12"],
  ["/blog/*", "/blog/*"],
  ["//evil.example/x", "/evil.example/x"],
  ["old", null],
  ["/*", null],
  ["/a/*/b", null],
  ["/a?p=1&variant=2", null],
  ["/a?x=1", null],
  ["/%ff", null],
  ["/a\\b", null],
  [`/${"a".repeat(maxAddressLength)}`, null],
])("a redirect from %j is kept as %j", (typed, from) => {
  expect(redirectFrom(typed)).toBe(from);
});

test.each([
  ["/mug", "/mug"],
  ["/mug/pv/M-1?a=b", "/mug/pv/M-1?a=b"],
  ["https://shop.example/mug", "/mug"],
  ["http://www.shop.example:3000/mug", "/mug"],
  ["https://old.example/mug", null],
  ["https://www.instagram.com/p/xyz", null],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["javascript:alert(1)", null],
  ["", null],
])("a redirect to %j leads to %j (rule hosts-5)", (typed, to) => {
  expect(redirectTo(typed, redirectHosts({ code: "shop", domains: ["www.shop.example"] }))).toBe(to);
});

test.each([
  ["/", "'/' is a page of every shop, so it never leads on"],
  ["/admin", "'/admin' is a page of every shop, so it never leads on"],
  ["/account/*", "'/account/*' is a page of every shop, so it never leads on"],
  ["/product/mug", null],
  ["/?p=12", null],
  ["/old", null],
])("what is said of a redirect from %s is %j (rule addresses-7)", (from, problem) => {
  expect(fixedAddressProblem(from)).toBe(problem);
});

test("a request is looked up by its parameters, its path, and what its path begins with", () => {
  expect(redirectKeys("/A/b/c/", new URLSearchParams("variant=7"))).toEqual([
    "/a/b/c?variant=7",
    "/a/b/c",
    "/a/b/c/*",
    "/a/b/*",
    "/a/*",
  ]);
  expect(redirectKeys("/", new URLSearchParams("p=1"))).toEqual(["/?p=1", "/"]);
  expect(redirectKeys("/%ff", new URLSearchParams())).toEqual([]);
});

test.each([
  [{ from: "/blog/*", to: "/news/*" }, "/blog/a/b", "/news/a/b"],
  [{ from: "/blog/*", to: "/news" }, "/blog/a/b", "/news"],
  [{ from: "/blog/*", to: "/*" }, "/blog//evil.example", "/evil.example"],
  [{ from: "/blog", to: "/news" }, "/blog", "/news"],
])("%j leads %s to %s", (redirect, path, target) => {
  expect(redirectTarget(redirect, path)).toBe(target);
});

test("loops are found, chains are not loops", () => {
  const self = { from: "/a", to: "/A/" };
  const there = { from: "/b", to: "/c" };
  const back = { from: "/c", to: "/b" };
  const deeper = { from: "/d/*", to: "/d/e/*" };
  const chain = { from: "/f", to: "/g" };
  const end = { from: "/g", to: "/mug" };
  expect(loopingRedirects([self, there, back, deeper, chain, end])).toEqual([self, there, back, deeper]);
});

test("a query goes along, but for what told old pages apart", () => {
  const kept = keptQuery(new URLSearchParams("utm_source=mail&variant=1&p=2"));
  expect(withParameters("/mug", kept)).toBe("/mug?utm_source=mail");
  expect(withParameters("/mug?a=1#top", kept)).toBe("/mug?a=1&utm_source=mail#top");
  expect(withParameters("/mug", new URLSearchParams())).toBe("/mug");
});
