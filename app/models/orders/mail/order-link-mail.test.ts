import { expect, test } from "vitest";
import { harborMailShop } from "../../shops/mail/mail-shop-fixture";
import { orderLinkMail } from "./order-link-mail";

test("the mail goes to the e-mail of the order and opens it", () => {
  const url = "https://harbor.example/order/1/tracking?key=abc";
  const order = { incrementId: "100001", email: "ada@example.com", url, minute: "2026-03-01T12:00" };
  const mail = orderLinkMail(harborMailShop, order);
  expect(mail).toMatchObject({ to: "ada@example.com", subject: "Your Harbor & Pine order 100001" });
  expect(mail.text).toContain(url);
});
