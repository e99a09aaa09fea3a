import { expect, test } from "vitest";
import { harborMailShop } from "../../shops/mail/mail-shop-fixture";
import { invitationMail } from "./staff-mails";

const to = { email: "mira@example.com", name: "Mira", url: "https://acme.example/x", requestKey: "1" };

test("who applied to sell is told that they were accepted, and others that they are invited", () => {
  const accepted = invitationMail(harborMailShop, { ...to, isApplicant: true });
  expect(accepted.text).toContain("has accepted your application to sell");
  expect(accepted.text).toContain("open your own office");
  expect(accepted.text).not.toContain("team");
  expect(invitationMail(harborMailShop, to).text).toContain("has invited you to its team");
});
