import { expect, test } from "vitest";
import { isCalled, oldAddress } from "./old-address";

const slugsOf = (path: string) => {
  const found = oldAddress(path);
  return found?.kind === "slugs" ? found.slugs : found;
};

test.each([
  ["/products/tide-mug", ["tide-mug"]],
  ["/products/Caf%C3%A9_mug", ["café_mug", "cafe-mug"]],
  ["/collections/mugs/products/tide-mug", ["tide-mug", "mugs"]],
  ["/collections/mugs", ["mugs"]],
  ["/collections/mugs/blue", ["mugs", "blue"]],
  ["/pages/about-us", ["about-us"]],
  ["/blog/hello", ["blog/hello", "hello"]],
  ["/2020/05/17/hello/", ["hello"]],
  ["/category/home/mugs/", ["mugs", "home"]],
  ["/blogs/news/hello", ["blogs/news/hello", "news/hello", "hello", "news"]],
  ["/policies/refund-policy", ["refund-policy"]],
  ["/product/tide-mug/", ["tide-mug"]],
  ["/product-category/home/mugs/page/2/", ["mugs", "home"]],
  ["/shop/mugs/", ["mugs"]],
])("%s may be called %j here (rule addresses-8)", (path, slugs) => {
  expect(slugsOf(path)).toEqual(slugs);
});

test.each(["/shop/", "/shop/page/3/", "/collections", "/collections/all"])("%s is all products", (path) => {
  expect(oldAddress(path)).toEqual({ kind: "all" });
});

test.each([
  ["/cart", "cart"],
  ["/Cart/", "cart"],
  ["/checkouts/cn/abc", "cart"],
  ["/account/login", "sign-in"],
  ["/my-account", "account"],
  ["/my-account/view-order/17/", "orders"],
  ["/my-account/lost-password/", "password"],
  ["/customer/account/create", "register"],
  ["/catalogsearch/result/", "search"],
  ["/wishlist", "favorites"],
])("%s is a page of every shop: %s (rule addresses-8)", (path, place) => {
  expect(oldAddress(path)).toEqual({ kind: "place", place });
});

test.each([
  ["/collections/mugs-cups", "mugs-cups"],
  ["/collections/mugs-cups/products/tide-mug", "mugs-cups"],
  ["/product-category/home/mugs/", "mugs"],
  ["/products/tide-mug", null],
])("%s may be the category of the name %j", (path, category) => {
  expect(oldAddress(path)).toMatchObject({ category });
});

test.each([
  ["Mugs & Cups", "mugs-cups", true],
  ["Mugs & Cups", "mugs-and-cups", true],
  ["Mugs", "mugs-cups", false],
])("a category %s is called %s: %s", (name, handle, is) => {
  expect(isCalled(name, handle)).toBe(is);
});

test.each([
  "/",
  "/2020",
  "/carton",
  "/mugs",
  "/products",
  "/products/",
  "/product-category/",
  "/products/%ff",
  "/products/%00",
  "/account",
])("%s is no old address", (path) => {
  expect(oldAddress(path)).toBeNull();
});
