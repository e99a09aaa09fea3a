// @public

import { resolve } from "node:path";
import type { LogLevel } from "~/models/platform/log/log-level";
import { type ProviderUrls, providerUrls } from "~/models/platform/payment-providers/provider-access";
import type { SocialProvider } from "~/models/platform/sign-in/social-provider";
import { variables } from "./config-variables.server";
import { countCores } from "./count-cores.server";
import type { ClusterAddresses } from "./database-addresses.server";
import { type FileSettings, readFileSettings } from "./file-settings.server";
import { type OfficeHosts, readOfficePlace } from "./office-place.server";
import { StartError } from "./start-error";

/** What the operator configured, with the defaults filled in. */
export interface Config extends OfficeHosts {
  /** TCP port of the web server; 0 lets the system choose. */
  port: number;
  /** How many processes serve the port (rule operations-18). */
  processes: number;
  /** Addresses and networks of the proxies whose `X-Forwarded-For` counts. */
  trustedProxies: string[];
  /** How long a request may take once its body is here, ms (rule resilience-7). */
  requestDeadlineMs: number;
  /** How long new requests are served after a stop was asked for, ms: a proxy needs it to see `/readyz`. */
  drainNoticeMs: number;
  /** Absolute path of the folder that holds everything the process keeps. */
  dataDir: string;
  /** Where the files of shops are. */
  files: FileSettings;
  /** Address of a PostgreSQL to use; absent means the private one in the data folder. */
  databaseUrl: string | undefined;
  /** Address of the same PostgreSQL without a pooler; absent where `databaseUrl` is that address. */
  databaseDirectUrl: string | undefined;
  /** Further databases that tenants may live in (decision 0036). */
  clusters: ClusterAddresses[];
  /** Its streaming replicas, and how far one may be behind, ms (rule resilience-10). */
  replicas: { urls: string[]; lagMs: number };
  /** How requests may use the database (rule resilience-6). */
  database: {
    /** Connections of each process for requests: its part of what all of them may have. */
    poolSize: number;
    /** How long requests wait for another server to take over, ms (rule resilience-13). */
    patienceMs: number;
    /** Of these, the most that the requests of one tenant may hold at a time. */
    tenantConnections: number;
    statementTimeoutMs: number;
    lockTimeoutMs: number;
    idleTransactionTimeoutMs: number;
  };
  /** Scheme of every address the app writes. */
  publicScheme: "http" | "https";
  /** Port of every address the app writes; undefined means the port the server listens on. */
  publicPort: number | undefined;
  /** Shops answer as `{code}.{baseDomain}`. */
  baseDomain: string;
  /** Code of the shop that answers on the bare base domain. */
  defaultClient: string;
  /** Code of the shop whose owners are the hosts (rule hosting-1); without one there is no host's office. */
  hostClient: string | undefined;
  /** Key that signs sessions and links; absent means the one kept in the data folder. */
  sessionSecret: string | undefined;
  /** Key that seals the secrets of shops; absent means the one kept in the data folder. */
  secretsKey: string | undefined;
  /** The key before that, while secrets sealed with it are still around. */
  secretsKeyBefore: string | undefined;
  /** Mail server; absent means mail is written as files into the data folder. */
  smtpUrl: string | undefined;
  /** Where each video provider answers what a video is. */
  oembedUrls: { youtube: string; vimeo: string };
  /** Suffix that initSettings reports to storefronts. */
  clusterSuffix: string;
  /** Whether the demo shops are made and a bare address leads to the default shop (rule operations-5). */
  isDemo: boolean;
  /** Whether the sandbox payment provider may be offered; undefined when the operator said nothing. */
  paymentSandbox: "on" | "off" | undefined;
  /** Whether agents may be on this machine and speak plain http, for tests (rule agents-2). */
  agentsNearby: boolean;
  viesUrl: string;
  analyticsUrl: string;
  exchangeRatesUrl: string;
  emailMarketingUrl: string;
  /** Addresses of payment providers' APIs and scripts, and of the OpenID Connect issuers of sign-ins. */
  providerUrls: ProviderUrls;
  loginUrls: Readonly<Record<SocialProvider, string>>;
  /** Where a captcha's token is verified; speaks the reCAPTCHA siteverify protocol. */
  recaptchaVerifyUrl: string;
  /** The captcha's browser script. */
  recaptchaScriptUrl: string;
  /** What the caches of each process may take in memory, in bytes: its part of what all of them may take. */
  cacheBytes: number;
  /** The least important lines that are logged. */
  logLevel: LogLevel | "silent";
  /** Whether each request is logged. */
  hasAccessLog: boolean;
  /** Where Prometheus reads figures; undefined offers none. */
  metrics: { host: string; port: number } | undefined;
  /** Whether answers say in `Server-Timing` where they came from. */
  serverTiming: boolean;
  nodeEnv: "development" | "production" | "test";
  variablesSet: readonly string[];
}

/** Connections that serve requests, unless the operator says how many: more with many processes. */
const defaultPoolSize = (processes: number) => Math.max(16, 8 * processes);

/**
 * Parses the environment at start; an empty value counts as absent, `cores` are how many there are to use.
 * @throws StartError naming the first variable that is wrong and what it must be.
 */
export function readConfig(env: NodeJS.ProcessEnv, cores = countCores()): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${issue?.path.join(".")} must be ${issue?.message}: correct it or leave it out.`);
  }
  const value = parsed.data;
  const publicScheme = value.PUBLIC_SCHEME ?? "http";
  const isDemo = (value.DEMO ?? (value.NODE_ENV === "production" ? "off" : "on")) === "on";
  // Development compiles pages as they are asked for, in one process; the demo is small.
  const isServing = value.NODE_ENV === "production";
  const processes = isServing ? Number(value.PROCESSES ?? (isDemo ? 1 : cores)) : 1;
  const poolSize = Math.max(
    2,
    Math.floor(Number(value.DATABASE_POOL_SIZE ?? defaultPoolSize(processes)) / processes),
  );
  const office = readOfficePlace(value.ADMIN_ORIGIN, {
    publicScheme,
    baseDomain: value.BASE_DOMAIN,
    isDemo,
    hasBaseDomain: given.BASE_DOMAIN !== undefined,
  });
  return {
    ...office,
    port: value.PORT,
    processes,
    trustedProxies: value.TRUSTED_PROXIES,
    requestDeadlineMs: Number(value.REQUEST_DEADLINE_MS),
    drainNoticeMs: value.DRAIN_NOTICE_MS,
    dataDir: resolve(value.DATA_DIR),
    files: readFileSettings(value),
    databaseUrl: value.DATABASE_URL ?? value.DATABASE_DIRECT_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    clusters: value.DATABASE_CLUSTERS,
    replicas: { urls: value.DATABASE_REPLICA_URLS, lagMs: Number(value.DATABASE_REPLICA_LAG_MS) },
    database: {
      poolSize,
      patienceMs: Number(value.DATABASE_PATIENCE_MS),
      tenantConnections: Number(value.DATABASE_TENANT_CONNECTIONS),
      statementTimeoutMs: Number(value.DATABASE_STATEMENT_TIMEOUT_MS),
      lockTimeoutMs: Number(value.DATABASE_LOCK_TIMEOUT_MS),
      idleTransactionTimeoutMs: Number(value.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS),
    },
    publicScheme,
    // TLS is a proxy's work: its port is not the one this process listens on.
    publicPort: value.PUBLIC_PORT ?? (publicScheme === "https" ? 443 : undefined),
    baseDomain: value.BASE_DOMAIN,
    defaultClient: value.DEFAULT_CLIENT,
    hostClient: value.HOST_CLIENT,
    sessionSecret: value.SESSION_SECRET,
    secretsKey: value.SECRETS_KEY,
    secretsKeyBefore: value.SECRETS_KEY_BEFORE,
    smtpUrl: value.SMTP_URL,
    oembedUrls: { youtube: value.OEMBED_YOUTUBE_URL, vimeo: value.OEMBED_VIMEO_URL },
    clusterSuffix: value.CLUSTER_SUFFIX,
    isDemo,
    paymentSandbox: value.PAYMENT_SANDBOX,
    agentsNearby: value.AGENTS_NEARBY === "on",
    viesUrl: value.VIES_URL.replace(/\/+$/, ""),
    analyticsUrl: value.ANALYTICS_URL.replace(/\/+$/, ""),
    exchangeRatesUrl: value.EXCHANGE_RATES_URL,
    emailMarketingUrl: value.EMAIL_MARKETING_URL.replace(/\/+$/, ""),
    providerUrls: providerUrls(value),
    loginUrls: {
      google: value.GOOGLE_LOGIN_URL.replace(/\/+$/, ""),
      facebook: value.FACEBOOK_LOGIN_URL.replace(/\/+$/, ""),
      apple: value.APPLE_LOGIN_URL.replace(/\/+$/, ""),
    },
    recaptchaVerifyUrl: value.RECAPTCHA_VERIFY_URL,
    recaptchaScriptUrl: value.RECAPTCHA_SCRIPT_URL,
    cacheBytes: Math.floor((value.CACHE_MB * 1024 * 1024) / processes),
    logLevel: value.LOG_LEVEL,
    hasAccessLog: (value.ACCESS_LOG ?? (isDemo ? "off" : "on")) === "on",
    metrics: value.METRICS_PORT ? { host: value.METRICS_HOST, port: Number(value.METRICS_PORT) } : undefined,
    serverTiming: value.SERVER_TIMING === "on",
    nodeEnv: value.NODE_ENV,
    variablesSet: Object.keys(variables.shape).filter((name) => name in given),
  };
}
