import { expect, test } from "vitest";
import { accountText, payoutAccountSchema, takesCurrency } from "./payout-account";

const sepa = {
  kind: "sepa",
  holder: "Mara's Pots GmbH",
  iban: "DE89 3704 0044 0532 0130 00",
  bic: "POTSDEFFXXX",
};
const ach = {
  kind: "ach",
  holder: "Tool & Die Co.",
  routing_number: "021000021",
  account_number: "000123456789",
};
const stripe = { kind: "stripe", account: "acct_1A2b3C" };

test.each([sepa, ach, stripe])("$kind is an account", (account) => {
  expect(payoutAccountSchema.safeParse(account).success).toBe(true);
});

test("an IBAN is kept without spaces", () => {
  expect(payoutAccountSchema.parse(sepa)).toMatchObject({ iban: "DE89370400440532013000" });
});

test.each([
  [{ ...sepa, iban: "DE00370400440532013000" }, "Enter a valid IBAN"],
  [{ ...sepa, bic: "POTS" }, "Enter a valid BIC"],
  [{ ...sepa, holder: "=1+1" }, "Enter the name of the account’s holder"],
  [{ ...ach, routing_number: "021000022" }, "Enter a valid routing number"],
  [{ ...ach, routing_number: "000000000" }, "Enter a valid routing number"],
  [{ ...ach, account_number: "123" }, "Enter an account number of 4 to 17 digits"],
  [{ ...stripe, account: "ba_1" }, "Enter the id of a Stripe account, such as acct_1A2b3C"],
])("%j is refused", (account, message) => {
  expect(payoutAccountSchema.safeParse(account).error?.issues[0]?.message).toBe(message);
});

test.each([
  [sepa, "EUR", true],
  [sepa, "USD", false],
  [ach, "USD", true],
  [ach, "EUR", false],
  [stripe, "JPY", true],
])("%j gets %s: %s", (account, currency, expected) => {
  expect(takesCurrency(payoutAccountSchema.parse(account), currency)).toBe(expected);
});

test("a statement names the last characters of a bank account only", () => {
  expect(accountText(payoutAccountSchema.parse(sepa))).toBe("Mara's Pots GmbH, account ending in 3000");
  expect(accountText(payoutAccountSchema.parse(ach))).toBe("Tool & Die Co., account ending in 6789");
  expect(accountText(payoutAccountSchema.parse(stripe))).toBe("Stripe account acct_1A2b3C");
});
