// @public

import { z } from "zod";
import type { Currency } from "../platform/money/money";
import { isIban } from "../shops/bank/iban";

/**
 * Banks take letters, digits and a few signs; a file of a bank never begins with a sign a table program runs.
 */
const holder = z
  .string()
  .trim()
  .max(70)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .,'&/()+-]*$/u, "Enter the name of the account’s holder");

const stripe = z
  .object({
    kind: z.literal("stripe"),
    account: z
      .string()
      .regex(/^acct_[A-Za-z0-9]{1,60}$/, "Enter the id of a Stripe account, such as acct_1A2b3C"),
  })
  .strict();

const sepa = z
  .object({
    kind: z.literal("sepa"),
    holder,
    iban: z
      .string()
      .max(42)
      .refine(isIban, "Enter a valid IBAN")
      .transform((iban) => iban.replace(/\s+/g, "").toUpperCase()),
    bic: z
      .string()
      .regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, "Enter a valid BIC")
      .default(""),
  })
  .strict();

const ach = z
  .object({
    kind: z.literal("ach"),
    holder,
    routing_number: z.string().refine(isRoutingNumber, "Enter a valid routing number"),
    account_number: z.string().regex(/^\d{4,17}$/, "Enter an account number of 4 to 17 digits"),
    account_type: z.enum(["checking", "savings"]).default("checking"),
  })
  .strict();

/** Where a seller's payouts go (rule payouts-5). */
export const payoutAccountSchema = z.discriminatedUnion("kind", [stripe, sepa, ach]);

/** Where a seller's payouts go. */
export type PayoutAccount = z.output<typeof payoutAccountSchema>;

/** The schemes of bank files, each with the one currency it takes. */
export const bankCurrencies = { sepa: "EUR", ach: "USD" } as const;

/** A scheme of bank files. */
export type BankScheme = keyof typeof bankCurrencies;

/** Whether an account can get amounts of a currency (rule payouts-5). */
export const takesCurrency = ({ kind }: PayoutAccount, currency: Currency): boolean =>
  kind === "stripe" || bankCurrencies[kind] === currency;

/** An account as statements name it: without what would let a reader use it. */
export function accountText(account: PayoutAccount): string {
  if (account.kind === "stripe") return `Stripe account ${account.account}`;
  const number = account.kind === "sepa" ? account.iban : account.account_number;
  return `${account.holder}, account ending in ${number.slice(-4)}`;
}

/** Nine digits whose weighted sum (3, 7, 1) is a multiple of ten. */
function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = [...text].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return sum > 0 && sum % 10 === 0;
}
