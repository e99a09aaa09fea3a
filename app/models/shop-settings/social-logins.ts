import { z } from "zod";
import { type SocialProvider, socialProviders } from "../account/social-provider";
import { hasSecrets, type SecretName } from "../secret/secret-name";
import { publicModule } from "./settings-module";

const client = { enable: z.boolean().default(false), client_id: z.string().max(300).default("") };
const clientSchema = z.object(client).strict().default({});

/** Apple signs in with a key instead of a secret; team and key are Apple's ids of ten characters. */
const appleSchema = z
  .object({ ...client, team_id: z.string().max(40).default(""), key_id: z.string().max(40).default("") })
  .strict()
  .default({});

/**
 * Signing in with other services, and whether prices are for customers only. Secrets: `sociallogins.google.client_secret`,
 * `sociallogins.facebook.client_secret`, `sociallogins.apple.private_key`.
 */
export const socialLogins = publicModule(
  z
    .object({
      hide_price_for_anonymous: z.boolean().default(false),
      google: clientSchema,
      facebook: clientSchema,
      apple: appleSchema,
    })
    .strict()
    .default({}),
  ({ hide_price_for_anonymous }) => ({ hide_price_for_anonymous }),
);

/** Settings of signing in with other services. */
export type SocialLogins = z.output<typeof socialLogins.schema>;

const secretOf: Readonly<Record<SocialProvider, SecretName>> = {
  google: "sociallogins.google.client_secret",
  facebook: "sociallogins.facebook.client_secret",
  apple: "sociallogins.apple.private_key",
};

/** The secret a service needs. */
export const socialSecretName = (provider: SocialProvider): SecretName => secretOf[provider];

/** The services a shop's customers can sign in with: enabled, with their client and secret (rule accounts-19). */
export function offeredProviders(shop: {
  settings: { modules: { sociallogins: SocialLogins } };
  secretNames: readonly SecretName[];
}): SocialProvider[] {
  const { sociallogins } = shop.settings.modules;
  return socialProviders.filter((provider) => {
    const { enable, client_id } = sociallogins[provider];
    const isKeyed =
      provider !== "apple" || (sociallogins.apple.team_id !== "" && sociallogins.apple.key_id !== "");
    return enable && client_id !== "" && isKeyed && hasSecrets(shop, secretOf[provider]);
  });
}
