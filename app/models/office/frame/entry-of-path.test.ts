import { expect, test } from "vitest";
import { isInEntry } from "./entry-of-path";

test.each([
  ["/admin/pages", "/admin/builder/page%2FHome", true],
  ["/admin/pages", "/admin/pages/About", true],
  ["/admin/pages", "/admin/pages-old", false],
  ["/admin/orders", "/admin/order-mails/100001/placed", true],
  ["/admin/menus", "/admin/new/menus", true],
  ["/admin", "/admin", true],
  ["/admin", "/admin/orders", false],
])("%s is the entry of %s: %s (rule office-2)", (entry, path, isIn) => {
  expect(isInEntry(entry, path)).toBe(isIn);
});
