import { expect, test } from "vitest";
import { redemptionTitle } from "./redemption-title";

test.each([
  [{ kind: "gift_certificate", codeEnd: "ABCD" }, "Gift card ending in ABCD"],
  [{ kind: "gift_certificate" }, "Gift card"],
  [{ kind: "store_credit" }, "Store credit"],
] as const)("%j is named '%s'", (redemption, title) => {
  expect(redemptionTitle(redemption)).toBe(title);
});
