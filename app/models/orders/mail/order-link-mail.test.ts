import { expect, test } from "vitest";
import { orderLinkMail } from "./order-link-mail";

test("the mail goes to the e-mail of the order and opens it", () => {
  const sender = { shopName: "Harbor & Pine", shopEmail: "hello@harbor.example" };
  const url = "https://harbor.example/order/1/tracking?key=abc";
  const order = { incrementId: "100001", email: "ada@example.com", url, minute: "2026-03-01T12:00" };
  const mail = orderLinkMail(sender, order);
  expect(mail).toMatchObject({ to: "ada@example.com", subject: "Your Harbor & Pine order 100001" });
  expect(mail.text).toContain(url);
});
