import { describe, expect, test } from "vitest";
import { isPopupPage, popupPageOf } from "./popup-page";

test.each([
  ["/", "home"],
  ["/search", "search"],
  ["/account/orders", "account"],
  ["/checkout/cart", "cart"],
  ["/checkout/cart/", "cart"],
  ["/checkout", "checkout"],
  ["/checkout/success", "checkout"],
  ["/about", null],
  ["/cart", null],
  ["/home", null],
  ["/searching", null],
])("%s is the page %s", (path, page) => {
  expect(popupPageOf(path)).toBe(page);
});

describe("a popup", () => {
  test("without a rule is shown wherever its template is used", () => {
    expect(isPopupPage({ pages: [], slugs: [] }, "/anything")).toBe(true);
  });

  test("with page kinds is shown on those only", () => {
    const rule = { pages: ["home" as const], slugs: [] };
    expect([isPopupPage(rule, "/"), isPopupPage(rule, "/search"), isPopupPage(rule, "/about")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("with slugs is shown on those, with or without slashes", () => {
    const rule = { pages: [], slugs: ["/spring/table/"] };
    expect([isPopupPage(rule, "/spring/table"), isPopupPage(rule, "/spring")]).toEqual([true, false]);
  });
});
