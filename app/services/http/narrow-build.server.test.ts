import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
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
const build = { routes: byId, assets: { routes: byId } } as unknown as ServerBuild;

const keptFor = (word: string) => Object.keys(narrowBuild(build, word).routes);

test("an address no route begins with can lead to what has no fixed beginning", () => {
  expect(keptFor("")).toEqual(["root", "store", "home", "any", "maybe"]);
});

test("a word keeps the routes that begin with it, and what they lie in", () => {
  expect(keptFor("account")).toEqual(["root", "store", "home", "any", "account", "orders", "maybe"]);
});

test("words are compared without regard to case, as Remix does", () => {
  expect(keptFor("login")).toContain("login");
});

test("browsers are told of the same routes", () => {
  const narrow = narrowBuild(build, "account");
  expect(Object.keys(narrow.assets.routes)).toEqual(Object.keys(narrow.routes));
});
