import { expect, test } from "vitest";
import { achFile, sepaFile } from "./bank-file";

test("a SEPA file has a line for each payout", () => {
  const bank = { iban: "DE89370400440532013000", bic: "POTSDEFFXXX" };
  const account = { kind: "sepa", holder: "Mara, Pots", ...bank } as const;
  expect(sepaFile([{ reference: "P-1", amountMinor: 123_456, account }], "Bazaar")).toBe(
    `End-to-end reference,Name,IBAN,BIC,Amount,Currency,Remittance information
P-1,"Mara, Pots",DE89370400440532013000,POTSDEFFXXX,1234.56,EUR,Bazaar payout P-1
`,
  );
});

test("an ACH file has a line for each payout", () => {
  const number = { routing_number: "021000021", account_number: "000123456789" };
  const account = { kind: "ach", holder: "Tool Co.", ...number, account_type: "savings" } as const;
  expect(achFile([{ reference: "P-1", amountMinor: 5, account }], "=Bazaar & Sons")).toBe(
    `Reference,Name,Routing number,Account number,Account type,Amount,Currency,Description
P-1,Tool Co.,021000021,000123456789,savings,0.05,USD,Bazaar   Sons payout P-1
`,
  );
});
