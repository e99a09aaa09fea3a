import { expect, test } from "vitest";
import { testBuild } from "./build-fixture.server";
import { narrowBuild, narrowingOf } from "./narrow-build.server";

const route = (id: string, parentId?: string, path?: string) => ({ id, parentId, path, module: {} });
const routes = [
  route("root"),
  route("store", "root"),
  route("home", "store"),
  route("any", "store", "*"),
  route("login", "store", "Login"),
  route("account", "store", "account"),
  route("orders", "account", "orders/:id"),
  route("accountHome", "account"),
  route("addresses", "account", "Addresses"),
  route("maybe", "store", "order?/:id"),
];
const byId = Object.fromEntries(routes.map((one) => [one.id, one]));
const build = testBuild({ routes: byId, assets: { routes: byId, url: "/assets/manifest-1a.js" } });

const keptFor = (narrowing: string) => Object.keys(narrowBuild(build, narrowing).routes);

test("an address without a route's first word matches only routes without a fixed one", () => {
  expect(keptFor("")).toEqual(["root", "store", "home", "any", "maybe"]);
});

test("a word keeps the routes that begin with it, and their parents", () => {
  expect(keptFor("account")).toEqual([
    "root",
    "store",
    "home",
    "any",
    "account",
    "orders",
    "accountHome",
    "addresses",
    "maybe",
  ]);
});

test("the path of a route without parameters needs no other route", () => {
  expect(keptFor("/account/addresses")).toEqual(["root", "store", "account", "addresses"]);
});

test("a path of several routes keeps them all, the layout and the page inside it", () => {
  expect(keptFor("/account")).toEqual(["root", "store", "account", "accountHome"]);
});

test("words are compared case-insensitively, as in Remix", () => {
  expect(keptFor("login")).toContain("login");
});

test("browsers get the same routes", () => {
  const narrow = narrowBuild(build, "account");
  expect(Object.keys(narrow.assets.routes)).toEqual(Object.keys(narrow.routes));
});

test.each([
  ["", "/assets/manifest-1a-shop.js"],
  ["account", "/assets/manifest-1a-shop.js"],
  ["admin", "/assets/manifest-1a.js"],
  ["/admin/orders", "/assets/manifest-1a.js"],
])("a page of %j lists the routes of %s", (narrowing, url) => {
  expect(narrowBuild(build, narrowing).assets.url).toBe(url);
});

const narrowings = {
  firstWords: new Set(["account"]),
  fixedPaths: new Set(["/account", "/account/addresses"]),
};

test.each([
  ["/", ""],
  ["/kitchen/mugs", ""],
  ["/account", "/account"],
  ["/Account/Addresses?page=2", "/account/addresses"],
  ["/account/addresses.data", "/account/addresses"],
  ["/account/addresses/", "account"],
  ["/account/orders/7", "account"],
  ["/account/orders/7.data", "account"],
  ["/_root.data", ""],
])("%s narrows the routes to '%s'", (path, narrowing) => {
  expect(narrowingOf(`http://shop.test${path}`, narrowings)).toBe(narrowing);
});

test.each(["/account/address%65s", "/acc%6funt", "/account/orders.csv"])(
  "%s is matched with all routes",
  (path) => {
    expect(narrowingOf(`http://shop.test${path}`, narrowings)).toBeNull();
  },
);
