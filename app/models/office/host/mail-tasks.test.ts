import { expect, test } from "vitest";
import { isMailTask, mailName } from "./mail-tasks";

test.each([
  ["send-order-mail", true],
  ["send-gift-card", true],
  ["send-analytics-event", false],
  ["host-work", false],
])("%s is a mail: %s", (task, isMail) => {
  expect(isMailTask(task)).toBe(isMail);
});

test("is named by words", () => {
  expect(mailName("send-order-mail")).toBe("Order mail");
});
