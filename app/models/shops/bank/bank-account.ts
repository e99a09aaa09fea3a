// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { isIban } from "./iban";

const text = (max: number) => z.string().trim().max(max).default("");

/**
 * The account a bank transfer goes to. `reference` is what the shopper writes into it; `{order}` becomes the
 * order's number.
 */
export const bankAccountSchema = z
  .object({
    holder: text(140),
    bank: text(140),
    iban: text(42).refine((iban) => iban === "" || isIban(iban), "Enter a valid IBAN"),
    bic: text(11),
    account_number: text(34),
    routing_number: text(20),
    reference: z
      .string()
      .max(60)
      .refine((reference) => reference.includes("{order}"), "Include {order}, the number of the order")
      .default("{order}"),
  })
  .strict();

export type BankAccount = z.output<typeof bankAccountSchema>;

/** One of the details of a bank transfer, such as the IBAN. */
export type BankDetail = { label: string; value: string };

/** Whether money can be sent to an account: it names holder, bank and number (rule payment-9). */
export const isUsableAccount = ({ holder, bank, iban, account_number }: BankAccount): boolean =>
  holder !== "" && bank !== "" && (iban !== "" || account_number !== "");

/**
 * What a shopper enters at their bank to pay an order (rule payment-11).
 * @param amount what is to be transferred, as a price is written
 */
export function bankDetails(
  account: BankAccount,
  { orderNumber, amount }: { orderNumber: string; amount: string },
): BankDetail[] {
  const details: BankDetail[] = [
    { label: phrase("Amount"), value: amount },
    { label: phrase("Account holder"), value: account.holder },
    { label: "IBAN", value: inGroups(account.iban) },
    { label: "BIC", value: account.bic },
    { label: phrase("Account number"), value: account.account_number },
    { label: phrase("Routing number"), value: account.routing_number },
    { label: phrase("Bank||of an account"), value: account.bank },
    {
      label: phrase("Reference||of a transfer"),
      value: account.reference.replaceAll("{order}", orderNumber),
    },
  ];
  return details.filter(({ value }) => value !== "");
}

/** An IBAN as banks print it: groups of four. */
const inGroups = (iban: string): string =>
  iban
    .replace(/\s+/g, "")
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, "$1 ");
