// @public

import { isIP } from "node:net";
import { z } from "zod";
import { logLevels } from "~/models/platform/log/log-level";
import { standardAddresses } from "~/models/platform/payment-providers/provider-access";
import { trustedProxies } from "../http/hosts/client-address.server";
import { databaseVariables } from "./database-addresses.server";
import { fileVariables } from "./file-settings.server";
import { officeVariables } from "./office-place.server";

const hostName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const webAddress = z.string().regex(/^https?:\/\/./, "an address like https://www.example.com/api");
/** The addresses of payment providers, as they stand in the environment. */
const providerVariables = Object.fromEntries(
  Object.entries(standardAddresses).map(([variable, standard]) => [variable, webAddress.default(standard)]),
) as Record<keyof typeof standardAddresses, z.ZodDefault<z.ZodString>>;
const clientCode = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

const count = (least: number, most: number) => {
  const rule = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .refine((text) => Number(text) >= least && Number(text) <= most, rule);
};

function areProxies(entries: string[]): boolean {
  try {
    trustedProxies(entries);
    return true;
  } catch {
    return false;
  }
}

const onOrOff = z.enum(["on", "off"], { errorMap: () => ({ message: "on or off" }) });

/** Every variable, as it stands in the environment. Messages complete the sentence "NAME must be ...". */
export const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, "a port number from 0 to 65535")
    .transform(Number)
    .refine((port) => port <= 65535, "a port number from 0 to 65535")
    .default("3000"),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((entry) => entry.trim() || []))
    .refine(areProxies, "addresses or networks like 127.0.0.1, 10.0.0.0/8, separated by commas"),
  DRAIN_NOTICE_MS: z
    .string()
    .regex(/^\d{1,6}$/, "a number of milliseconds")
    .transform(Number)
    .default("0"),
  DATA_DIR: z.string().default("./var"),
  ...fileVariables,
  ...databaseVariables,
  DATABASE_REPLICA_LAG_MS: count(100, 600_000).default("5000"),
  PROCESSES: count(1, 256).optional(),
  DATABASE_POOL_SIZE: count(2, 500).optional(),
  DATABASE_PATIENCE_MS: count(0, 15_000).default("0"),
  DATABASE_TENANT_CONNECTIONS: count(1, 500).default("4"),
  DATABASE_STATEMENT_TIMEOUT_MS: count(100, 600_000).default("10000"),
  REQUEST_DEADLINE_MS: count(100, 600_000).default("20000"),
  DATABASE_LOCK_TIMEOUT_MS: count(100, 600_000).default("4000"),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: count(100, 600_000).default("15000"),
  PUBLIC_SCHEME: z.enum(["http", "https"], { errorMap: () => ({ message: "http or https" }) }).optional(),
  PUBLIC_PORT: z
    .string()
    .regex(/^\d+$/, "a port number from 1 to 65535")
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, "a port number from 1 to 65535")
    .optional(),
  BASE_DOMAIN: z.string().regex(hostName, "a domain name like shops.example.com").default("localhost"),
  ...officeVariables,
  DEFAULT_CLIENT: z.string().regex(clientCode, "the code of a shop, like harbor").default("harbor"),
  HOST_CLIENT: z.string().regex(clientCode, "the code of a shop, like host").optional(),
  SESSION_SECRET: z.string().min(16, "at least 16 characters long").optional(),
  SECRETS_KEY: z.string().min(32, "at least 32 characters long").optional(),
  SECRETS_KEY_BEFORE: z.string().min(32, "at least 32 characters long").optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, "an address like smtp://user:password@host:587")
    .optional(),
  OEMBED_YOUTUBE_URL: z
    .string()
    .url("an address like https://www.youtube.com/oembed")
    .default("https://www.youtube.com/oembed"),
  OEMBED_VIMEO_URL: z
    .string()
    .url("an address like https://vimeo.com/api/oembed.json")
    .default("https://vimeo.com/api/oembed.json"),
  CLUSTER_SUFFIX: z
    .string()
    .regex(/^(?:[a-z0-9][a-z0-9-]*)?$/, "small letters, digits and hyphens, e.g. staging")
    .default(""),
  ANALYTICS_URL: webAddress.default("https://www.google-analytics.com"),
  EXCHANGE_RATES_URL: webAddress.default("https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"),
  EMAIL_MARKETING_URL: webAddress.default("https://a.klaviyo.com"),
  ...providerVariables,
  GOOGLE_LOGIN_URL: webAddress.default("https://accounts.google.com"),
  FACEBOOK_LOGIN_URL: webAddress.default("https://www.facebook.com"),
  APPLE_LOGIN_URL: webAddress.default("https://appleid.apple.com"),
  RECAPTCHA_VERIFY_URL: webAddress.default("https://www.google.com/recaptcha/api/siteverify"),
  RECAPTCHA_SCRIPT_URL: webAddress.default("https://www.google.com/recaptcha/api.js"),
  VIES_URL: webAddress.default("https://ec.europa.eu/taxation_customs/vies/rest-api"),
  CACHE_MB: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "a number of megabytes, at least 1")
    .transform(Number)
    .default("128"),
  SERVER_TIMING: onOrOff.default("off"),
  DEMO: onOrOff.optional(),
  PAYMENT_SANDBOX: onOrOff.optional(),
  AGENTS_NEARBY: onOrOff.default("off"),
  LOG_LEVEL: z
    .enum(logLevels, { errorMap: () => ({ message: "debug, info, warn, error or silent" }) })
    .default("info"),
  ACCESS_LOG: onOrOff.optional(),
  METRICS_PORT: count(1, 65535).optional(),
  METRICS_HOST: z
    .string()
    .refine((host) => isIP(host) !== 0, "an IP address of this machine, like 10.0.0.5")
    .default("127.0.0.1"),
  NODE_ENV: z
    .enum(["development", "production", "test"], {
      errorMap: () => ({ message: "development, production or test" }),
    })
    .default("development"),
});

/** Names of all variables, which docs/operations.md explains. */
export const variableNames: readonly string[] = Object.keys(variables.shape);
