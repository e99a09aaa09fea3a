import { expect, test } from "vitest";
import { linkMail } from "./link-mail";

const mail = linkMail(
  { shopName: "Salt & Sons", shopEmail: "hello@salt.example" },
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

test("what people typed is text in the HTML form", () => {
  expect(mail.html).toContain("Hello &lt;b&gt;Ada&lt;/b&gt;,");
});

test("the link is one attribute", () => {
  expect(mail.html).toContain('href="https://salt.example/verify-email?hash=a&amp;b=c"');
});

test("the text form has the bare address", () => {
  expect(mail.text).toContain("Confirm email: https://salt.example/verify-email?hash=a&b=c\n");
});

test("is sent by the shop", () => {
  expect(mail.from).toEqual({ name: "Salt & Sons", address: "hello@salt.example" });
});
