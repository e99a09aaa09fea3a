// @public

import { z } from "zod";
import { hasSecrets, type SecretName } from "../../platform/secret/secret-name";
import {
  type SocialProvider,
  socialProviderNames,
  socialProviders,
} from "../../platform/sign-in/social-provider";
import { naming, publicModule } from "./modules/settings-module";

const client = { enable: z.boolean().default(false), client_id: z.string().max(300).default("") };
const clientSchema = z.object(client).strict().default({});

/** Apple signs in with a key instead of a secret; team and key are Apple's ids of ten characters. */
const appleSchema = z
  .object({ ...client, team_id: z.string().max(40).default(""), key_id: z.string().max(40).default("") })
  .strict()
  .default({});

const socialLoginsSchema = z
  .object({
    hide_price_for_anonymous: z.boolean().default(false),
    google: clientSchema,
    facebook: clientSchema,
    apple: appleSchema,
  })
  .strict()
  .default({});

/** Settings of signing in with other services. */
export type SocialLogins = z.output<typeof socialLoginsSchema>;

/**
 * Signing in with other services, and whether prices are for customers only. Secrets:
 * `sociallogins.google.client_secret`, `sociallogins.facebook.client_secret`,
 * `sociallogins.apple.private_key`.
 */
export const socialLogins = naming(
  publicModule(socialLoginsSchema, ({ hide_price_for_anonymous }) => ({ hide_price_for_anonymous })),
  {
    references: (settings) =>
      enabledProviders(settings).map((provider) => ({
        path: [provider, "enable"],
        kind: "secrets",
        names: [socialSecretName(provider)],
        feature: `Signing in with ${socialProviderNames[provider]}`,
      })),
    doubts: (settings) =>
      enabledProviders(settings)
        .filter((provider) => !isNamed(settings, provider))
        .map((provider) => ({
          path: [provider],
          mend: `signing in with ${socialProviderNames[provider]} is not offered yet: enter ${provider === "apple" ? "client_id, team_id and key_id" : "client_id"}`,
        })),
  },
);

const enabledProviders = (settings: SocialLogins): SocialProvider[] =>
  socialProviders.filter((provider) => settings[provider].enable);

/** Whether the shop's name with a service is entered. */
function isNamed(settings: SocialLogins, provider: SocialProvider): boolean {
  const { team_id, key_id } = settings.apple;
  return settings[provider].client_id !== "" && (provider !== "apple" || (team_id !== "" && key_id !== ""));
}

const secretOf: Readonly<Record<SocialProvider, SecretName>> = {
  google: "sociallogins.google.client_secret",
  facebook: "sociallogins.facebook.client_secret",
  apple: "sociallogins.apple.private_key",
};

/** The secret a service needs. */
export const socialSecretName = (provider: SocialProvider): SecretName => secretOf[provider];

/**
 * The services a shop's customers can sign in with: enabled, with their client and secret (rule accounts-19).
 */
export function offeredProviders(shop: {
  settings: { modules: { sociallogins: SocialLogins } };
  secretNames: readonly SecretName[];
}): SocialProvider[] {
  const { sociallogins } = shop.settings.modules;
  return enabledProviders(sociallogins).filter(
    (provider) => isNamed(sociallogins, provider) && hasSecrets(shop, secretOf[provider]),
  );
}
