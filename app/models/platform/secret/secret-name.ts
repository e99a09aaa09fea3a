// @public

import { z } from "zod";
import { providerSecrets } from "../payment-providers/provider-access";

/**
 * Every secret a shop may have, by name: keys that sign, read or pay in the shop's name (rule secrets-1).
 * Each begins with the settings it belongs to; those of payment providers stand in their folders.
 */
export const secretNames = [
  "recaptcha.secret_key",
  "tracking.analytics.api_secret",
  "tracking.email_marketing.private_key",
  "agents.events_secret",
  "agents.upload_key",
  "agents.signing_key",
  ...providerSecrets,
  "sociallogins.google.client_secret",
  "sociallogins.facebook.client_secret",
  "sociallogins.apple.private_key",
] as const;

export type SecretName = (typeof secretNames)[number];

/** Whether a text is the name of a secret. */
export const isSecretName = (text: string): text is SecretName =>
  (secretNames as readonly string[]).includes(text);

/** Longest value, characters; every provider's keys are shorter. */
export const maxSecretLength = 4_000;

/** Secrets by name, as in secrets.json: an empty text removes one, a missing one is kept (rule secrets-4). */
export const secretsSchema = z.record(z.enum(secretNames), z.string().max(maxSecretLength));

/** Secrets by name. */
export type Secrets = z.output<typeof secretsSchema>;

/** Whether a shop has all of these secrets. */
export const hasSecrets = (
  shop: { secretNames: readonly SecretName[] },
  ...names: readonly SecretName[]
): boolean => names.every((name) => shop.secretNames.includes(name));
