import { expect, test } from "vitest";
import { targetOfPath } from "./message-target";

const orderId = "8c8fa4d4-0c7c-4f6c-9df2-0d3f8dd0f3c1";

test.each([
  ["12", { about: "conversation", id: 12 }],
  ["new", { about: "subject", subject: "" }],
  ["product/7", { about: "product", productId: 7 }],
  [`order/${orderId}`, { about: "order", orderId }],
])("%s is a page", (path, target) => {
  expect(targetOfPath(path)).toEqual(target);
});

test.each([
  "",
  "0",
  "-1",
  "x",
  "new/1",
  "product/",
  "product/x",
  "product/1/2",
  "order/1",
  "orders/1",
  "1/2",
])("%j is no page", (path) => {
  expect(targetOfPath(path)).toBeNull();
});
