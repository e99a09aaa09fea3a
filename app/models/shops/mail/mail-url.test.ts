import { expect, test } from "vitest";
import { mailUrl } from "./mail-url";

const where = { origin: "https://harbor.example:8443" };

test.each([
  ["/media/logo.svg", "https://harbor.example:8443/media/logo.svg"],
  ["/order/1?key=a%2Fb&x=1", "https://harbor.example:8443/order/1?key=a%2Fb&x=1"],
  ["https://cdn.example/logo.png", "https://cdn.example/logo.png"],
])("%s becomes %s", (path, url) => {
  expect(mailUrl(where, path)).toBe(url);
});

test("an address without an origin is refused", () => {
  expect(() => mailUrl({ origin: "" }, "/media/logo.svg")).toThrow(TypeError);
});
