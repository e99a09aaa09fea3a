import { describe, expect, test } from "vitest";
import { reachedFrom } from "../../scripts/import-graph.mjs";
import { names, patternOf } from "../../scripts/touched-pages.mjs";

describe("the address of a route", () => {
  test.each([
    ["app/routes/_store+/_index.tsx", "/"],
    ["app/routes/_store+/$.tsx", "/*"],
    ["app/routes/_store+/order+/$id_.return.tsx", "/order/:id/return"],
    ["app/routes/_store+/account+/settings_.data_.$file.ts", "/account/settings/data/:file"],
    ["app/routes/_seo+/robots[.]txt.ts", "/robots.txt"],
  ])("%s is at %s", (file, pattern) => {
    expect(patternOf(file)).toBe(pattern);
  });
});

describe("a text", () => {
  test.each([
    ["GET {{shop}}/order/{{id}}/return", "/order/:id/return", true],
    ['await open(page, "/account/settings");', "/account/settings", true],
    ["GET {{shop}}/account/settings-of-others", "/account/settings", false],
    ["GET {{shop}}/harbor-carafe", "/*", false],
  ])("%s names %s: %s", (text, pattern, isNamed) => {
    expect(names(text, pattern)).toBe(isNamed);
  });
});

test("what a change reaches ends at files that every page goes through", () => {
  const importers = new Map([
    ["model", ["service"]],
    ["service", ["layout", "route"]],
    ["layout", ["root"]],
  ]);
  expect(reachedFrom(["model"], importers, (file) => file === "layout")).toEqual([
    "model",
    "service",
    "layout",
    "route",
  ]);
});
