import { expect, test } from "vitest";
import { testBuild } from "./build-fixture.server";
import { narrowBuild } from "./narrow-build.server";

const route = (id: string, parentId?: string, path?: string) => ({ id, parentId, path, module: {} });
const routes = [
  route("root"),
  route("store", "root"),
  route("home", "store"),
  route("any", "store", "*"),
  route("login", "store", "Login"),
  route("account", "store", "account"),
  route("orders", "account", "orders/:id"),
  route("maybe", "store", "order?/:id"),
];
const byId = Object.fromEntries(routes.map((one) => [one.id, one]));
const build = testBuild({ routes: byId, assets: { routes: byId } });

const keptFor = (word: string) => Object.keys(narrowBuild(build, word).routes);

test("an address without a route's first word matches only routes without a fixed one", () => {
  expect(keptFor("")).toEqual(["root", "store", "home", "any", "maybe"]);
});

test("a word keeps the routes that begin with it, and their parents", () => {
  expect(keptFor("account")).toEqual(["root", "store", "home", "any", "account", "orders", "maybe"]);
});

test("words are compared case-insensitively, as in Remix", () => {
  expect(keptFor("login")).toContain("login");
});

test("browsers get the same routes", () => {
  const narrow = narrowBuild(build, "account");
  expect(Object.keys(narrow.assets.routes)).toEqual(Object.keys(narrow.routes));
});
