import { expect, test } from "vitest";
import { webhookAddress } from "./webhook-address";

test("an address is kept without its fragment", () => {
  expect(webhookAddress(" https://example.com/hooks?a=1#x ", false)).toBe("https://example.com/hooks?a=1");
});

test.each([
  ["example.com", "Enter a whole address, such as https://example.com/hooks."],
  ["ftp://example.com/", "Enter a whole address, such as https://example.com/hooks."],
  ["http://example.com/", "Use https: events hold what shoppers bought."],
  ["https://a:b@example.com/", "Leave the name and password out of the address."],
  [`https://example.com/${"a".repeat(2000)}`, "An address has at most 2000 characters."],
])("%s is refused", (typed, message) => {
  expect(() => webhookAddress(typed, false)).toThrow(message);
});

test("plain http is for tests", () => {
  expect(webhookAddress("http://127.0.0.1:9/", true)).toBe("http://127.0.0.1:9/");
});
