// @public

/** What each variable means, but those of payment providers; in brackets its default (docs/variables.md). */
export const variableWords: Readonly<Record<string, string>> = {
  NODE_ENV:
    "`production` on a real host: kept pages, no demo, no sandbox payment [`development`; `npm start` without it is the demo]",
  PUBLIC_SCHEME:
    "`https` behind a proxy with TLS: every link begins with it ([hosts](rules/hosts.md)) [`http`]",
  PUBLIC_PORT: "port of every link [443 with `https`, else `PORT`]",
  BASE_DOMAIN: "shops answer as `{code}.{BASE_DOMAIN}` besides their own domains [`localhost`]",
  ADMIN_ORIGIN:
    "where [offices](operations.md#a-domain-for-offices) are, e.g. `https://admin.shops.example`, or `off`: at `/admin` of the shops [`admin.{BASE_DOMAIN}` in the demo, and with https where that is set]",
  HOST_CLIENT: "code of a shop (best one without goods) whose owners are [hosts](rules/hosting.md) [none]",
  DEFAULT_CLIENT: "code of the shop that answers on the bare base domain [`harbor`]",
  TRUSTED_PROXIES: "addresses and networks whose `X-Forwarded-For` counts, with commas [none]",
  PORT: "TCP port of the shops; 0 lets the system choose [3000]",
  DATA_DIR: "everything the process keeps [`./var`]",
  FILES_STORE:
    "where files of shops are: `disk` (in `DATA_DIR`) or `s3` ([files](operations.md#files-in-a-bucket)) [`disk`]",
  FILES_FALLBACK: "the other place, while files move",
  FILES_PUBLIC_URL:
    "origin of a CDN that fetches pictures from here, e.g. `https://cdn.example.com` ([pictures](rules/pictures.md)) [each shop’s own]",
  FILES_CACHE_MB: "disk for resized pictures beside a bucket, MB ([files-8](rules/files.md)) [2048]",
  FILES_S3_BUCKET: "name of the bucket",
  FILES_S3_REGION: "its region [`us-east-1`]",
  FILES_S3_ENDPOINT: "another store’s address, e.g. `http://10.0.0.7:9000` [Amazon’s]",
  FILES_S3_PUBLIC_ENDPOINT: "where browsers reach it, which then sends files that are sold [none do]",
  FILES_S3_ACCESS_KEY_ID: "key of the bucket [the machine’s own role]",
  FILES_S3_SECRET_ACCESS_KEY: "its secret [the machine’s own role]",
  DATABASE_URL: "a PostgreSQL of your own, or [a pooler](operations.md#a-pooler) before it",
  DATABASE_DIRECT_URL: "the same without the pooler [`DATABASE_URL`]",
  DATABASE_CLUSTERS:
    'further databases ([scaling](scaling.md#8-several-clusters)): `{"two":"postgres://..."}` [none]',
  DATABASE_REPLICA_URLS:
    "its streaming replicas, separated by commas ([replicas](operations.md#replicas)) [none]",
  DATABASE_REPLICA_LAG_MS: "how far a replica may be behind [5000]",
  PROCESSES: "how many processes serve the port, in production [one a core; 1 in the demo]",
  DATABASE_POOL_SIZE: "connections for requests, of all processes [16, from 3 processes on 8 each]",
  DATABASE_PATIENCE_MS:
    "how long requests wait for a new primary ([resilience-13](rules/resilience.md)), up to 15000 [0]",
  DATABASE_TENANT_CONNECTIONS: "how many of a process’s one shop may hold [4]",
  DATABASE_STATEMENT_TIMEOUT_MS: "how long a statement of a request may run [10000]",
  DATABASE_LOCK_TIMEOUT_MS: "how long it may wait for a lock [4000]",
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: "how long its transaction may be idle [15000]",
  SESSION_SECRET: "signs links; needed with several data folders [made in `DATA_DIR`]",
  SECRETS_KEY: "seals shops’ secrets; needed with several data folders [made in `DATA_DIR`]",
  SECRETS_KEY_BEFORE: "the key before that, until everything is sealed anew",
  SMTP_URL: "mail server, e.g. `smtp://user:password@host:587` [mail as files in `DATA_DIR/mail`]",
  REQUEST_DEADLINE_MS: "how long a request may take, ms [20000]",
  DRAIN_NOTICE_MS: "how long requests are served after a stop was asked for [0]",
  CACHE_MB: "memory of all caches, MB ([caching](rules/caching.md)) [128]",
  SERVER_TIMING: "`on`: answers say in `Server-Timing` which memory they came from [off]",
  LOG_LEVEL: "`debug`, `info`, `warn`, `error` or `silent` [`info`]",
  ACCESS_LOG: "`on` writes a line for each request [`on`, in the demo `off`]",
  METRICS_PORT: "port of `/metrics` for Prometheus [none: no figures]",
  METRICS_HOST: "IP address of this machine it listens on [`127.0.0.1`]",
  CLUSTER_SUFFIX: "suffix of this cluster in picture addresses, `/media/{code}-{suffix}/`",
  DEMO: "operations-5 [`off` in production, else `on`]",
  PAYMENT_SANDBOX:
    "`on` offers the sandbox provider in shops whose settings ask for it [`off` in production, else `on`]",
  AGENTS_NEARBY:
    "`on` lets agents’ profiles and event addresses be on this machine and plain http, for tests ([agents-2](rules/agents.md)) [`off`]",
  EXCHANGE_RATES_URL: "daily rates of the European Central Bank [the bank’s]",
  ANALYTICS_URL: "Google Analytics’ Measurement Protocol [Google’s]",
  EMAIL_MARKETING_URL: "a marketing service with Klaviyo’s events [Klaviyo’s]",
  OEMBED_YOUTUBE_URL: "YouTube’s videos [YouTube’s]",
  OEMBED_VIMEO_URL: "Vimeo’s videos [Vimeo’s]",
  RECAPTCHA_VERIFY_URL: "the captcha’s verification ([forms](forms.md)) [Google’s]",
  RECAPTCHA_SCRIPT_URL: "the captcha’s browser script [Google’s]",
  VIES_URL: "the register of VAT numbers ([tax-9](rules/tax.md)) [the European Commission’s]",
  GOOGLE_LOGIN_URL: "OpenID Connect issuer of Google ([accounts](rules/accounts.md)) [Google’s]",
  FACEBOOK_LOGIN_URL: "the same of Facebook [Facebook’s]",
  APPLE_LOGIN_URL: "the same of Apple [Apple’s]",
};
