import { afterEach, expect, test } from "vitest";
import { english } from "../platform/texts/format-message";
import type { Translate } from "../platform/texts/message";
import { speakBy } from "../platform/texts/spoken-language";
import { returnedText } from "./returned-payment";

afterEach(() => speakBy(() => undefined));

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
    speakBy(() => ({ language: "xx", t: ((text: string) => `xx: ${english(text)}`) as Translate }));
    const { title, text } = returnedText(status, how);
    expect([title, text].every((said) => said.startsWith("xx: "))).toBe(true);
  },
);
