// @public

import type { z } from "zod";
import type { Currency, Minor } from "../../platform/money/money";
import type { SecretName } from "../../platform/secret/secret-name";

/** What an owner sets of a payment provider. */
export type ProviderSettings = {
  /** What everybody calls it. */
  name: string;
  /** Without these it is not offered. */
  secrets: readonly SecretName[];
  /** What an owner reads of each secret. */
  secretWords: Readonly<Partial<Record<SecretName, string>>>;
  /** How an owner sets it up, step by step. */
  steps: (about: { webhookUrl: string; events: string }) => readonly string[];
  /** Settings without which it is not offered. */
  needs: readonly string[];
  /** What the amounts of a currency it takes are multiples of, minor units; null for one it does not take. */
  stepMinor: (currency: Currency) => Minor | null;
  /** Whether it is offered, by which title, and what else it asks for; a default for each. */
  schema: z.ZodType<{ active: boolean; title: string }, z.ZodTypeDef, unknown>;
  /** What an owner reads of each setting but `active`, by its path. */
  words: Readonly<
    Record<
      string,
      { label: string; help?: string; example?: string; choices?: Readonly<Record<string, string>> }
    >
  >;
};
