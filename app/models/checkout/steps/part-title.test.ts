import { expect, test } from "vitest";
import { partStates } from "./checkout-part";
import { openPartStep } from "./part-title";

const progress = {
  needsShipping: true,
  hasContact: true,
  hasShippingAddress: true,
  hasShippingMethod: true,
  hasPayment: false,
};

test("a title names the part that is open, and which of all it is", () => {
  expect(openPartStep(partStates(progress, null))).toBe("Payment, step 4 of 5");
  expect(openPartStep(partStates(progress, "contact"))).toBe("Contact, step 1 of 5");
  expect(openPartStep(partStates({ ...progress, needsShipping: false }, null))).toBe("Payment, step 2 of 3");
  expect(openPartStep([])).toBe("");
});
