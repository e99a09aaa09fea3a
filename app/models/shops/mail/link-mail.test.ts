import { expect, test } from "vitest";
import { linkMail } from "./link-mail";
import { harborMailShop } from "./mail-shop-fixture";

const mail = linkMail(
  { ...harborMailShop, name: "Salt & Sons", email: "hello@salt.example" },
  {
    to: "ada@example.com",
    messageKey: "verify-7",
    subject: "Confirm your email",
    lines: ["Hello <b>Ada</b>,"],
    action: "Confirm email",
    url: "https://salt.example/verify-email?hash=a&b=c",
    note: "Not you?",
  },
);

test("text from people is escaped in the HTML part", () => {
  expect(mail.html).toContain("Hello &lt;b&gt;Ada&lt;/b&gt;,");
});

test("the link stays within its attribute", () => {
  expect(mail.html).toContain('href="https://salt.example/verify-email?hash=a&amp;b=c"');
});

test("the text part has the bare address", () => {
  expect(mail.text).toContain("Confirm email: https://salt.example/verify-email?hash=a&b=c\n");
});

test("the shop is the sender", () => {
  expect(mail.from).toEqual({ name: "Salt & Sons", address: "hello@salt.example" });
});
