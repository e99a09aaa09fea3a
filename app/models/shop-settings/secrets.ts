import { z } from "zod";
import type { ShopSettings } from "./shop-settings";

/**
 * Secrets of a shop by where they stand in its settings: keys that sign or pay in the shop's name. They are taken in
 * from a folder of files and never written into one, since such folders are shared and kept.
 */
export const secretsSchema = z
  .object({
    "recaptcha.secret_key": z.string(),
    "tracking.analytics.api_secret": z.string(),
    "tracking.email_marketing.private_key": z.string(),
  })
  .partial()
  .strict();

/** secrets.json: an empty text takes a secret away, one that is left out stays as it is. */
export type Secrets = z.output<typeof secretsSchema>;

function secretsOf({ recaptcha, tracking }: ShopSettings): Required<Secrets> {
  return {
    "recaptcha.secret_key": recaptcha.secret_key,
    "tracking.analytics.api_secret": tracking.analytics.api_secret,
    "tracking.email_marketing.private_key": tracking.email_marketing.private_key,
  };
}

function replaceSecrets(settings: ShopSettings, secrets: Required<Secrets>): ShopSettings {
  const { recaptcha, tracking } = settings;
  return {
    ...settings,
    recaptcha: { ...recaptcha, secret_key: secrets["recaptcha.secret_key"] },
    tracking: {
      ...tracking,
      analytics: { ...tracking.analytics, api_secret: secrets["tracking.analytics.api_secret"] },
      email_marketing: {
        ...tracking.email_marketing,
        private_key: secrets["tracking.email_marketing.private_key"],
      },
    },
  };
}

/** Settings as they may be written into a file. */
export const withoutSecrets = (settings: ShopSettings): ShopSettings =>
  replaceSecrets(
    settings,
    mapSecrets(settings, () => ""),
  );

/**
 * Settings of a folder with the secrets they belong to: those given beside them, else those written into them, else the
 * ones the shop has.
 */
export function withSecrets(
  settings: ShopSettings,
  given: Secrets,
  stored: ShopSettings | undefined,
): ShopSettings {
  const kept = stored && secretsOf(stored);
  return replaceSecrets(
    settings,
    mapSecrets(settings, (path, written) => given[path] ?? (written || kept?.[path] || "")),
  );
}

function mapSecrets(
  settings: ShopSettings,
  secretOf: (path: keyof Secrets, written: string) => string,
): Required<Secrets> {
  const written = secretsOf(settings);
  const paths = Object.keys(written) as (keyof Secrets)[];
  return Object.fromEntries(paths.map((path) => [path, secretOf(path, written[path])])) as Required<Secrets>;
}
