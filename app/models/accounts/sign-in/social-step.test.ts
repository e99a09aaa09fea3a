import { expect, test } from "vitest";
import { socialStep } from "./social-step";

test.each([
  ["google", { provider: "google", isCallback: false }],
  ["applecallback", { provider: "apple", isCallback: true }],
  ["", null],
  ["callback", null],
  ["twitter", null],
  ["googlecallbackcallback", null],
])("%j", (text, step) => {
  expect(socialStep(text)).toEqual(step);
});
