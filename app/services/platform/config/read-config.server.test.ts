import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { providerUrls, standardAddresses } from "~/models/platform/payment-providers/provider-access";
import { readConfig } from "./read-config.server";
import { StartError } from "./start-error";

const env = (values: Record<string, string>) => values as NodeJS.ProcessEnv;

describe("processes", () => {
  const processesOf = (values: Record<string, string>) => readConfig(env(values), 6).processes;

  test("a production server has one a core, the demo and development have one (rule operations-18)", () => {
    expect(processesOf({ NODE_ENV: "production" })).toBe(6);
    expect(processesOf({ NODE_ENV: "production", DEMO: "on" })).toBe(1);
    expect(processesOf({})).toBe(1);
  });

  test("an operator says how many, and development has one all the same", () => {
    expect(processesOf({ NODE_ENV: "production", PROCESSES: "2" })).toBe(2);
    expect(processesOf({ NODE_ENV: "production", DEMO: "on", PROCESSES: "2" })).toBe(2);
    expect(processesOf({ PROCESSES: "2" })).toBe(1);
    expect(() => processesOf({ PROCESSES: "0" })).toThrow("PROCESSES must be a whole number from 1 to 256");
  });

  test("they divide one budget of memory and of connections, of which each has at least two", () => {
    const shareOf = (values: Record<string, string>) => {
      const { cacheBytes, database } = readConfig(env({ NODE_ENV: "production", ...values }), 1);
      return [cacheBytes / 1024 / 1024, database.poolSize];
    };
    expect(shareOf({})).toEqual([128, 16]);
    expect(shareOf({ PROCESSES: "2" })).toEqual([64, 8]);
    expect(shareOf({ PROCESSES: "8" })).toEqual([16, 8]);
    expect(shareOf({ PROCESSES: "8", DATABASE_POOL_SIZE: "15", CACHE_MB: "800" })).toEqual([100, 2]);
  });
});

test("replicas are a list of addresses", () => {
  const urls = ["postgres://a@one/shop", "postgres://a@two/shop"];
  const given = { DATABASE_REPLICA_URLS: urls.join(", "), DATABASE_REPLICA_LAG_MS: "2000" };
  expect(readConfig(env(given)).replicas).toEqual({ urls, lagMs: 2000 });
  expect(() => readConfig(env({ DATABASE_REPLICA_URLS: "one,two" }))).toThrow(
    "DATABASE_REPLICA_URLS must be addresses like postgres://",
  );
});

test("clusters are names with addresses (rule tenants-4)", () => {
  const url = "postgres://one@host:5432/shop";
  const clustersOf = (said: unknown) => readConfig(env({ DATABASE_CLUSTERS: JSON.stringify(said) })).clusters;
  const alone = { name: "two", url, directUrl: url, replicaUrls: [] };
  expect(clustersOf({ two: url })).toEqual([alone]);
  expect(clustersOf({ two: { url } })).toEqual([alone]);
  const further = {
    url,
    directUrl: "postgres://one@past/shop",
    replicaUrls: ["postgres://one@replica/shop"],
  };
  expect(clustersOf({ two: further })).toEqual([{ name: "two", ...further }]);
  const wrongs = [
    "two",
    "[]",
    `{"home":"${url}"}`,
    `{"Two":"${url}"}`,
    '{"two":"mysql://host"}',
    '{"two":{}}',
    `{"two":{"url":"${url}","direct":"${url}"}}`,
    `{"two":{"url":"${url}","replicaUrls":["host"]}}`,
  ];
  for (const wrong of wrongs)
    expect(() => readConfig(env({ DATABASE_CLUSTERS: wrong }))).toThrow("DATABASE_CLUSTERS must be names");
});

test("everything may be left out", () => {
  expect(readConfig(env({}))).toEqual({
    officeDomain: "admin.localhost",
    exchangeRatesUrl: "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml",
    officePort: undefined,
    port: 3000,
    processes: 1,
    trustedProxies: [],
    cacheBytes: 128 * 1024 * 1024,
    serverTiming: false,
    dataDir: resolve("var"),
    files: {
      store: "disk",
      fallback: undefined,
      publicUrl: undefined,
      s3: undefined,
      cacheBytes: 2048 * 1024 * 1024,
    },
    database: {
      poolSize: 16,
      patienceMs: 0,
      tenantConnections: 4,
      statementTimeoutMs: 10_000,
      lockTimeoutMs: 4_000,
      idleTransactionTimeoutMs: 15_000,
    },
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    clusters: [],
    replicas: { urls: [], lagMs: 5000 },
    publicScheme: "http",
    publicPort: undefined,
    baseDomain: "localhost",
    defaultClient: "harbor",
    hostClient: undefined,
    agentsNearby: false,
    sessionSecret: undefined,
    secretsKey: undefined,
    secretsKeyBefore: undefined,
    smtpUrl: undefined,
    providerUrls: providerUrls(standardAddresses),
    loginUrls: {
      google: "https://accounts.google.com",
      facebook: "https://www.facebook.com",
      apple: "https://appleid.apple.com",
    },
    oembedUrls: {
      youtube: "https://www.youtube.com/oembed",
      vimeo: "https://vimeo.com/api/oembed.json",
    },
    viesUrl: "https://ec.europa.eu/taxation_customs/vies/rest-api",
    analyticsUrl: "https://www.google-analytics.com",
    emailMarketingUrl: "https://a.klaviyo.com",
    recaptchaVerifyUrl: "https://www.google.com/recaptcha/api/siteverify",
    recaptchaScriptUrl: "https://www.google.com/recaptcha/api.js",
    clusterSuffix: "",
    requestDeadlineMs: 20_000,
    drainNoticeMs: 0,
    isDemo: true,
    paymentSandbox: undefined,
    logLevel: "info",
    hasAccessLog: false,
    metrics: undefined,
    nodeEnv: "development",
    variablesSet: [],
  });
});

test("behind https the public port is that of https unless it is named", () => {
  expect(readConfig(env({ PUBLIC_SCHEME: "https" })).publicPort).toBe(443);
  expect(readConfig(env({ PUBLIC_SCHEME: "https", PUBLIC_PORT: "8443" })).publicPort).toBe(8443);
});

test("production is no demo unless it is said to be one", () => {
  expect(readConfig(env({ NODE_ENV: "production" })).isDemo).toBe(false);
  expect(readConfig(env({ NODE_ENV: "production", DEMO: "on" })).isDemo).toBe(true);
});

test("requests are logged unless it is a demo", () => {
  expect(readConfig(env({ NODE_ENV: "production" })).hasAccessLog).toBe(true);
  expect(readConfig(env({ NODE_ENV: "production", DEMO: "on" })).hasAccessLog).toBe(false);
  expect(readConfig(env({ DEMO: "on", ACCESS_LOG: "on" })).hasAccessLog).toBe(true);
});

test("a demo can be switched off outside production", () => {
  expect(readConfig(env({ DEMO: "off" })).isDemo).toBe(false);
});

test("figures are offered to this machine alone unless an address is named", () => {
  expect(readConfig(env({ METRICS_PORT: "9464" })).metrics).toEqual({ host: "127.0.0.1", port: 9464 });
  expect(readConfig(env({ METRICS_PORT: "9464", METRICS_HOST: "10.0.0.5" })).metrics?.host).toBe("10.0.0.5");
});

test("an empty value counts as left out", () => {
  expect(readConfig(env({ PORT: "", DATABASE_URL: " " }))).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test.each(["0", "65535"])("port %s is taken", (PORT) => {
  expect(readConfig(env({ PORT })).port).toBe(Number(PORT));
});

describe("a wrong value is named with its mend, in one line", () => {
  test.each([
    [{ PORT: "65536" }, "PORT must be a port number from 0 to 65535"],
    [{ PORT: "80a" }, "PORT must be a port number from 0 to 65535"],
    [{ DATABASE_URL: "mysql://host/shop" }, "DATABASE_URL must be an address like postgres://"],
    [{ SESSION_SECRET: "fifteen letters" }, "SESSION_SECRET must be at least 16 characters long"],
    [{ PUBLIC_SCHEME: "ftp" }, "PUBLIC_SCHEME must be http or https"],
    [{ PUBLIC_PORT: "0" }, "PUBLIC_PORT must be a port number from 1 to 65535"],
    [{ DEMO: "yes" }, "DEMO must be on or off"],
    [{ PAYMENT_SANDBOX: "yes" }, "PAYMENT_SANDBOX must be on or off"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be debug, info, warn, error or silent"],
    [{ METRICS_PORT: "0" }, "METRICS_PORT must be a whole number from 1 to 65535"],
    [{ METRICS_HOST: "metrics" }, "METRICS_HOST must be an IP address of this machine"],
    [{ SERVER_TIMING: "1" }, "SERVER_TIMING must be on or off"],
    [{ NODE_ENV: "live" }, "NODE_ENV must be development, production or test"],
    [{ OEMBED_VIMEO_URL: "vimeo" }, "OEMBED_VIMEO_URL must be an address like https://vimeo.com"],
    [{ BASE_DOMAIN: "http://shops" }, "BASE_DOMAIN must be a domain name"],
    [{ DEFAULT_CLIENT: "Harbor!" }, "DEFAULT_CLIENT must be the code of a shop"],
    [{ CACHE_MB: "0" }, "CACHE_MB must be a number of megabytes, at least 1"],
    [{ CLUSTER_SUFFIX: "-Test/" }, "CLUSTER_SUFFIX must be small letters, digits and hyphens"],
    [{ SMTP_URL: "mail.example.com" }, "SMTP_URL must be an address like smtp://"],
  ])("%o", (values, message) => {
    const read = () => readConfig(env(values));
    expect(read).toThrow(StartError);
    expect(read).toThrow(message);
  });
});

describe("the place of offices (rule hosts-9)", () => {
  const placeOf = (values: Record<string, string>) => {
    const { officeDomain, officePort } = readConfig(env({ NODE_ENV: "production", ...values }));
    return [officeDomain, officePort];
  };
  const secure = { PUBLIC_SCHEME: "https", BASE_DOMAIN: "shops.example" };

  test.each([
    [
      "in the demo below localhost, at the port that is served",
      { DEMO: "on" },
      ["admin.localhost", undefined],
    ],
    ["behind a proxy below the base domain", secure, ["admin.shops.example", undefined]],
    ["that of the shop without a base domain", { PUBLIC_SCHEME: "https" }, [undefined, undefined]],
    ["that of the shop where asked for", { DEMO: "on", ADMIN_ORIGIN: "off" }, [undefined, undefined]],
    [
      "what the operator names",
      { ...secure, ADMIN_ORIGIN: "https://office.example/" },
      ["office.example", 443],
    ],
    ["with its port", { ADMIN_ORIGIN: "http://office.localhost:4210" }, ["office.localhost", 4210]],
  ])("is %s", (_what, values, place) => {
    expect(placeOf(values)).toEqual(place);
  });

  test.each([
    [
      { ADMIN_ORIGIN: "admin.example" },
      "ADMIN_ORIGIN must be an origin like https://admin.shops.example, or off",
    ],
    [{ ADMIN_ORIGIN: "https://admin.example/x" }, "ADMIN_ORIGIN must be an origin"],
    [{ ...secure, ADMIN_ORIGIN: "http://admin.example" }, "ADMIN_ORIGIN must begin with https"],
    [{ ...secure, ADMIN_ORIGIN: "https://shops.example" }, "ADMIN_ORIGIN must be a domain without shops"],
    [{ ...secure, ADMIN_ORIGIN: "https://example" }, "ADMIN_ORIGIN must be a domain without shops"],
  ])("%j is refused", (values, words) => {
    expect(() => placeOf(values)).toThrow(words);
  });
});
