import { describe, expect, test } from "vitest";
import { internalPath, possiblePrefix, publicPath } from "./local-path";

describe("publicPath", () => {
  test.each([
    ["/", "/de"],
    ["/?preview=1", "/de?preview=1"],
    ["/#reviews", "/de#reviews"],
    ["/kitchen/mugs", "/de/kitchen/mugs"],
    ["/checkout/cart?index#a", "/de/checkout/cart?index#a"],
    ["/api/search-suggestions?q=a", "/de/api/search-suggestions?q=a"],
  ])("a page %s is at %s, and back (rule locales-2)", (path, there) => {
    expect(publicPath(path, "/de")).toBe(there);
    if (!path.includes("#")) expect(internalPath(there, "/de")).toBe(path);
  });
  test.each([
    "/media/a.webp",
    "/assets/a.js",
    "/admin",
    "/admin.data",
    "/.well-known/ucp",
    "/sitemap.xml",
    "//evil.example",
    "https://acme.example/",
    "#reviews",
    "?page=2",
    "",
    "mailto:a@b.example",
  ])("%s stays as it is", (path) => {
    expect(publicPath(path, "/de")).toBe(path);
  });
  test("without a prefix nothing changes", () => {
    expect(publicPath("/kitchen", "")).toBe("/kitchen");
  });
});

describe("internalPath", () => {
  test("the router’s data of the home page", () => {
    expect(internalPath("/de.data?_routes=root", "/de")).toBe("/_root.data?_routes=root");
    expect(internalPath("/de/kitchen.data", "/de")).toBe("/kitchen.data");
  });
  test.each(["/den", "/de-at/kitchen", "/de/admin", "/de/media/a.webp", "/de.json", "/kitchen"])(
    "%s is not below /de",
    (url) => {
      expect(internalPath(url, "/de")).toBeNull();
    },
  );
});

test.each([
  ["/de", "/de"],
  ["/de/kitchen", "/de"],
  ["/de-at?x", "/de-at"],
  ["/de.data", "/de"],
  ["/", ""],
  ["/kitchen", ""],
  ["/DE/kitchen", ""],
  ["/de.json", ""],
])("%s may begin with the prefix '%s'", (url, prefix) => {
  expect(possiblePrefix(url)).toBe(prefix);
});
