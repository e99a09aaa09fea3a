import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView } from "~/models/office/record/record-view";
import { bankCurrencies } from "~/models/payments/payout-account";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { changePayoutAccount } from "../../payments/payouts/change-payout-account.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { deedRule } from "../answer-deed.server";

type Args = [ctx: RequestContext, rest: string];

const holder = deedField("holder", "Holder of the account", { example: "Lehigh Clay LLC" });

/** The forms by which a seller says where its payouts go, for the currency of the business. */
export function accountDeeds({ tenant }: RequestContext): DeedView[] {
  const bank: DeedView[] =
    tenant.currency === bankCurrencies.sepa
      ? [
          {
            deed: "sepa",
            label: "Bank account…",
            submit: "Save the account",
            about: "The next payouts go there.",
            fields: [holder, deedField("iban", "IBAN"), deedField("bic", "BIC", { isOptional: true })],
          },
        ]
      : tenant.currency === bankCurrencies.ach
        ? [
            {
              deed: "ach",
              label: "Bank account…",
              submit: "Save the account",
              about: "The next payouts go there.",
              fields: [
                holder,
                deedField("routing_number", "Routing number", { example: "021000021" }),
                deedField("account_number", "Account number"),
                deedField("account_type", "Kind", {
                  kind: "choice",
                  choices: [
                    { value: "checking", label: "Checking" },
                    { value: "savings", label: "Savings" },
                  ],
                }),
              ],
            },
          ]
        : [];
  return [
    ...bank,
    {
      deed: "stripe",
      label: "Stripe account…",
      submit: "Save the account",
      about: "The next payouts go there.",
      fields: [deedField("account", "Id of the account", { example: "acct_1A2b3C" })],
    },
  ];
}

const sepa = z.object({
  holder: requiredText("Holder of the account", 70),
  iban: requiredText("IBAN", 42),
  bic: optionalText("BIC", 11),
});
const ach = z.object({
  holder: requiredText("Holder of the account", 70),
  routing_number: requiredText("Routing number", 9),
  account_number: requiredText("Account number", 17),
  account_type: z.enum(["checking", "savings"]),
});
const stripe = z.object({ account: requiredText("Id of the account", 70) });

const save = (ctx: RequestContext, account: Parameters<typeof changePayoutAccount>[2]) =>
  changePayoutAccount(ctx, ctx.shop.sellerId, account);

/** What is done with the account of the seller who is signed in. */
export const accountRules = {
  sepa: deedRule<Args, typeof sepa>(sepa, (ctx, _rest, typed) => save(ctx, { kind: "sepa", ...typed })),
  ach: deedRule<Args, typeof ach>(ach, (ctx, _rest, typed) => save(ctx, { kind: "ach", ...typed })),
  stripe: deedRule<Args, typeof stripe>(stripe, (ctx, _rest, typed) =>
    save(ctx, { kind: "stripe", ...typed }),
  ),
};
