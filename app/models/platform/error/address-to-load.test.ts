import { expect, test } from "vitest";
import { addressToLoad } from "./address-to-load";

const shown = { pathname: "/mugs", search: "", hash: "" };
const cart = { pathname: "/checkout/cart", search: "?step=1", hash: "#top" };

test("a page on its way is the one to load, with what is asked of it (rule layout-8)", () => {
  expect(addressToLoad({ state: "loading", location: cart }, shown)).toBe("/checkout/cart?step=1#top");
});

test.each([
  ["no router", undefined],
  ["no change of page", { state: "idle" as const, location: undefined }],
  ["a form that is being sent", { state: "submitting" as const, location: cart }],
  ["another place of the page in view", { state: "loading" as const, location: { ...shown, hash: "#top" } }],
])("with %s the page in view is the one to load", (_, navigation) => {
  expect(addressToLoad(navigation, shown)).toBeNull();
});

test("other filters of a page are another page", () => {
  const next = { ...shown, search: "?page=2" };
  expect(addressToLoad({ state: "loading", location: next }, shown)).toBe("/mugs?page=2");
});
