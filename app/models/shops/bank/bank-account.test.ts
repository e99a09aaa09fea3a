import { describe, expect, it, test } from "vitest";
import { harborAccount } from "../../payments/bank-account-fixture";
import { bankAccountSchema, bankDetails, isUsableAccount } from "./bank-account";

describe("a bank account", () => {
  it("takes the order's number as reference unless the shop has its own", () => {
    expect(bankAccountSchema.parse({}).reference).toBe("{order}");
  });

  it.each([
    ["an IBAN with a wrong digit", { iban: "DE89 3704 0044 0532 0130 01" }],
    ["a reference without the order's number", { reference: "Harbor" }],
  ])("refuses %s", (_, part) => {
    expect(bankAccountSchema.safeParse({ ...harborAccount, ...part }).success).toBe(false);
  });
});

test.each([
  ["holder", { holder: "" }],
  ["bank", { bank: "" }],
  ["number", { account_number: "" }],
])("an account without %s cannot be paid to", (_, part) => {
  expect(isUsableAccount(harborAccount)).toBe(true);
  expect(isUsableAccount({ ...harborAccount, ...part })).toBe(false);
});

test("an IBAN is as good as an account number", () => {
  expect(isUsableAccount({ ...harborAccount, account_number: "", iban: "GB82WEST12345698765432" })).toBe(
    true,
  );
});

describe("the details of a transfer", () => {
  it("name the order in the reference and leave out what the account does not have", () => {
    expect(bankDetails(harborAccount, { orderNumber: "100001", amount: "$32.50" })).toEqual([
      { label: "Amount", value: "$32.50" },
      { label: "Account holder", value: "Harbor & Pine" },
      { label: "Account number", value: "0012345678" },
      { label: "Routing number", value: "011000015" },
      { label: "Bank", value: "First Coast Bank" },
      { label: "Reference", value: "HP 100001" },
    ]);
  });

  it("print an IBAN in groups of four", () => {
    const account = { ...harborAccount, iban: "gb82west12345698765432" };
    expect(bankDetails(account, { orderNumber: "1", amount: "$1.00" })).toContainEqual({
      label: "IBAN",
      value: "GB82 WEST 1234 5698 7654 32",
    });
  });
});
