import { z } from "zod";
import { formatMoney } from "../../../platform/money/format-money";
import type { Currency, Minor } from "../../../platform/money/money";
import { withTranslations } from "../../../platform/translations/translated-schema";
import { bankAccountSchema, isUsableAccount } from "../../bank/bank-account";
import type { ProviderSettings } from "../../payment-providers/provider-settings";
import { providersSettings } from "../../payment-providers/providers-settings";
import type { SettingsDoubt, SettingsReference } from "../settings-reference";
import { translatedSettings } from "../translated-settings";
import { naming, privateModule, schemasOf } from "./settings-module";

const offlinePaymentSchema = withTranslations(
  z.object({
    code: z.string().regex(/^[a-z0-9_]+$/, "Use lower-case letters, digits and underscores"),
    title: z.string().min(1),
    instructions: z.string().default(""),
    /** Where a bank transfer goes; it is offered once this names holder, bank and number (rule payment-9). */
    account: bankAccountSchema.optional(),
  }),
  translatedSettings.offline,
);

type ProviderCode = keyof typeof providersSettings;
const codes = Object.keys(providersSettings) as ProviderCode[];

/** The providers that are switched on. */
const activeOnes = (payment: Record<ProviderCode, { active: boolean; title: string }>) =>
  codes
    .filter((code) => payment[code].active)
    .map((code) => {
      const { name, secrets, needs, stepMinor }: ProviderSettings = providersSettings[code];
      const settings = payment[code];
      const missing = needs.filter((field) => Object.entries(settings).some(isEmpty(field)));
      return { code, secrets, missing, stepMinor, named: `'${settings.title}' (${name})` };
    });

/** What a provider does not take of the business's currency; null where it takes all. */
function currencyDoubt(stepMinor: Minor | null, currency: Currency): string | null {
  if (stepMinor === null) return `is not offered: it does not take ${currency}`;
  if (stepMinor === 1) return null;
  const step = formatMoney(stepMinor, currency);
  return `is offered for multiples of ${step} alone: let no price, tax or delivery end between`;
}

const isEmpty =
  (field: string) =>
  ([name, value]: [string, unknown]) =>
    name === field && value === "";

/** Payment methods; the checkout shows the titles of those that apply. */
export const payment = naming(
  privateModule(
    z
      .object({
        offline: z.array(offlinePaymentSchema).default([]),
        ...schemasOf(providersSettings),
        sandbox: z.boolean().default(false),
      })
      .strict()
      .default({}),
  ),
  {
    references: (payment): SettingsReference[] =>
      activeOnes(payment).map(({ code, secrets, named }) => ({
        path: [code, "active"],
        kind: "secrets",
        names: secrets,
        feature: named,
      })),
    doubts: (payment, currency): SettingsDoubt[] => [
      ...payment.offline.flatMap(({ code, title, account }, index) =>
        code === "bank_transfer" && !(account && isUsableAccount(account))
          ? [
              {
                path: ["offline", index],
                mend: `'${title}' is not offered yet: enter holder, bank and iban (or account_number) in settings.payment.offline.account`,
              },
            ]
          : [],
      ),
      ...activeOnes(payment).flatMap(({ code, missing, named }) =>
        missing.map((field) => ({ path: [code], mend: `${named} is not offered yet: enter ${field}` })),
      ),
      ...activeOnes(payment).flatMap(({ code, stepMinor, named }) => {
        const doubt = currencyDoubt(stepMinor(currency), currency);
        return doubt === null ? [] : [{ path: [code], mend: `${named} ${doubt}` }];
      }),
    ],
  },
);
