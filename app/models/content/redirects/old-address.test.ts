import { expect, test } from "vitest";
import { oldAddress } from "./old-address";

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
  "/",
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
