import { expect, test } from "vitest";
import { harborMailShop } from "../../shops/mail/mail-shop-fixture";
import { disputeMail } from "./dispute-mail";

const news = {
  number: "7",
  texts: ["Stripe du_1, <fraudulent>"],
  newsKey: "1",
  url: "https://acme.example/admin/disputes/7",
};

test.each([
  [true, "There is news of the disputed payment of order 7"],
  [false, "Something was added to the dispute of order 7"],
])("a mail of a dispute says what is new and leads there (from the provider: %s)", (isFromProvider, line) => {
  const mail = disputeMail(harborMailShop, "clay@potter.example", { ...news, isFromProvider });
  expect(mail.subject).toBe("Dispute of order 7");
  expect(mail.text).toContain(line);
  expect(mail.text).toContain(`Open the dispute: ${news.url}`);
  expect(mail.html).toContain("&lt;fraudulent&gt;");
});
