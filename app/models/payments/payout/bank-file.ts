import { formatMajor } from "../../platform/money/format-major";
import type { Minor } from "../../platform/money/money";
import { formatCsv } from "../../platform/text/csv-text";
import { cutText } from "../../platform/text/storable-text";
import { type BankScheme, bankCurrencies, type PayoutAccount } from "../payout-account";

/** A payout in a bank file. The amount in minor units. */
export type BankTransfer<Scheme extends BankScheme> = {
  reference: string;
  amountMinor: Minor;
  account: Extract<PayoutAccount, { kind: Scheme }>;
};

/**
 * The CSV that a business uploads at its bank for SEPA credit transfers (rule payouts-6).
 * @param business who pays, in the text for the payee
 */
export function sepaFile(transfers: readonly BankTransfer<"sepa">[], business: string): string {
  return formatCsv([
    ["End-to-end reference", "Name", "IBAN", "BIC", "Amount", "Currency", "Remittance information"],
    ...transfers.map(({ reference, amountMinor, account: { holder, iban, bic } }) => [
      reference,
      holder,
      iban,
      bic,
      formatMajor(amountMinor, bankCurrencies.sepa),
      bankCurrencies.sepa,
      `${plain(business)} payout ${reference}`,
    ]),
  ]);
}

/** The CSV that a business uploads at its bank for ACH credits (rule payouts-6). */
export function achFile(transfers: readonly BankTransfer<"ach">[], business: string): string {
  return formatCsv([
    [
      "Reference",
      "Name",
      "Routing number",
      "Account number",
      "Account type",
      "Amount",
      "Currency",
      "Description",
    ],
    ...transfers.map(({ reference, amountMinor, account }) => [
      reference,
      account.holder,
      account.routing_number,
      account.account_number,
      account.account_type,
      formatMajor(amountMinor, bankCurrencies.ach),
      bankCurrencies.ach,
      `${plain(business)} payout ${reference}`,
    ]),
  ]);
}

/** What banks take in a text. */
const plain = (text: string): string =>
  cutText(text.replace(/[^\p{L}\p{N} .,-]/gu, " ").replace(/^[^\p{L}\p{N}]+/u, ""), 60);
