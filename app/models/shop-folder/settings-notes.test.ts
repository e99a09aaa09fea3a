import { expect, test } from "vitest";
import { harborAccount } from "../payment/bank-account-fixture";
import { shopSettingsSchema } from "../shop-settings/shop-settings";
import { settingsNotes } from "./settings-notes";

const notesOf = (account: object | undefined, code = "bank_transfer") =>
  settingsNotes(
    shopSettingsSchema.parse({ payment: { offline: [{ code, title: "Transfer", account }] } }),
  ).map(({ file, reason }) => `${file}: ${reason}`);

test("an owner is asked for the account of a bank transfer", () => {
  const note =
    "shop.json: 'Transfer' is not offered yet: enter holder, bank and iban (or account_number) in settings.payment.offline.account";
  expect(notesOf(undefined)).toEqual([note]);
  expect(notesOf({ ...harborAccount, bank: "" })).toEqual([note]);
});

test("nothing is asked for once the account is there, nor for another way to pay", () => {
  expect(notesOf(harborAccount)).toEqual([]);
  expect(notesOf(undefined, "cash_on_delivery")).toEqual([]);
});
