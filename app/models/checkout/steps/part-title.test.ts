import { expect, test } from "vitest";
import { partStates } from "./checkout-part";
import { openPartStep } from "./part-title";

const progress = {
  needsShipping: true,
  hasContact: true,
  hasShippingAddress: true,
  hasShippingMethod: true,
};

test("a title names the part that is open, and which of all it is", () => {
  expect(openPartStep(partStates(progress, null))).toBe("Payment and review, step 4 of 4");
  expect(openPartStep(partStates(progress, "contact"))).toBe("Contact, step 1 of 4");
  const unsent = partStates({ ...progress, needsShipping: false }, null);
  expect(openPartStep(unsent)).toBe("Payment and review, step 2 of 2");
  expect(openPartStep([])).toBe("");
});
