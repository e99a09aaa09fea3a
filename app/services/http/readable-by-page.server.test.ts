import { expect, test } from "vitest";
import { isReadableByPage } from "./readable-by-page.server";

const form = "application/x-www-form-urlencoded;charset=UTF-8";

test.each([
  ["GET", "/checkout/cart", undefined, true],
  ["POST", "/checkout/cart", form, true],
  ["POST", "/checkout/cart.data", "multipart/form-data; boundary=x", true],
  ["POST", "/checkout/cart", "application/json", false],
  ["POST", "/checkout/cart", undefined, false],
  ["POST", "/api-graphql", "application/json", true],
  ["POST", "/api/payment/sandbox/webhook", "application/json", true],
])("%s %s with %s: %s", (method, path, contentType, isReadable) => {
  expect(isReadableByPage(method, path, contentType)).toBe(isReadable);
});
