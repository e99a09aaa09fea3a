import { expect, test } from "vitest";
import { owedText } from "./owed-text";

test.each([
  [0, 0, ""],
  [1200, 0, "Owed to the shopper: $12.00"],
  [1200, 1, "Owed to the shopper: $12.00, refused once"],
  [1200, 3, "Owed to the shopper: $12.00, refused 3 times"],
])("%d minor units with %d refusals", (owedMinor, refusals, text) => {
  expect(owedText({ isAuthorized: false, owedMinor, refusals, refundedMinor: 0, dueMinor: 0 }, "USD")).toBe(
    text,
  );
});
