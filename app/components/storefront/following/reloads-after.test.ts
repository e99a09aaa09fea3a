import { expect, test } from "vitest";
import { reloadsAfter } from "./reloads-after";

const change = (formAction: string | undefined, actionStatus = 200) =>
  reloadsAfter({ formAction, actionStatus, defaultShouldRevalidate: true } as Parameters<
    typeof reloadsAfter
  >[0]);

test.each(["/checkout/cart", "/checkout/mini-cart"])(
  "what is posted to %s leaves a page as it is",
  (path) => {
    expect(change(path)).toBe(false);
  },
);

test("other posts load a page again, unless they were refused", () => {
  expect(change("/account/settings")).toBe(true);
  expect(change("/account/settings", 422)).toBe(false);
});
