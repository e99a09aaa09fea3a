import type { BankAccount } from "../shops/bank/bank-account";

/** The account of a shop in tests. */
export const harborAccount: BankAccount = {
  holder: "Harbor & Pine",
  bank: "First Coast Bank",
  iban: "",
  bic: "",
  account_number: "0012345678",
  routing_number: "011000015",
  reference: "HP {order}",
};
