import { expect, test } from "vitest";
import { returnedText } from "./returned-payment";

test.each([
  ["paid", undefined, "Your payment arrived."],
  ["authorized", undefined, "Your payment arrived."],
  ["pending", undefined, "Your payment is being confirmed"],
  ["started", "paid", "Your payment is being confirmed"],
  ["started", "left", "Your payment couldn’t be canceled yet"],
  ["started", undefined, "Unless it is paid in time, it is canceled."],
] as const)(
  "of a payment that is %s (%s) who comes back reads '%s' (rule payment-25)",
  (...[status, how, words]) => {
    expect(returnedText(status, how).text).toContain(words);
  },
);
