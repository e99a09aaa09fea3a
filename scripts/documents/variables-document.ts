import { standardAddresses } from "~/models/platform/payment-providers/provider-access";
import { variableWords } from "~/services/platform/config/variable-words";

/** Those that a production host sets. */
const ofProduction: readonly string[] = [
  "NODE_ENV",
  "PUBLIC_SCHEME",
  "BASE_DOMAIN",
  "ADMIN_ORIGIN",
  "TRUSTED_PROXIES",
  "DATA_DIR",
  "SMTP_URL",
];

/** What every variable means. */
export const allVariableWords: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(variableWords),
  ...Object.entries(standardAddresses).map(([name, standard]) => [
    name,
    `where this payment provider is [\`${standard}\`]`,
  ]),
]);

/** The document of all variables (`npm run docs:variables`). */
export const variablesDocument = (): string =>
  `${[
    "# Variables of the environment",
    "Written by `npm run docs:variables`. All are optional; in brackets stands the default. A wrong value is named at start, in one line. A production host sets those in **bold**.",
    Object.entries(allVariableWords)
      .map(
        ([name, words]) => `- ${ofProduction.includes(name) ? `**\`${name}\`**` : `\`${name}\``}: ${words}`,
      )
      .join("\n"),
  ].join("\n\n")}\n`;
