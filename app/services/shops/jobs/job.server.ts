// @public

import type { Schedule } from "~/models/platform/schedule/next-due";
import type { Config } from "../../platform/config/read-config.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import type { FileStore } from "../../platform/file-store/file-store";
import type { JobName, JobPayload, JobSchemas } from "../../platform/jobs/job-kinds.server";
import type { Log } from "../../platform/log/log.server";
import type { AreaHandlers } from "../context/shop-context.server";
import type { OriginOf } from "../directory/shop-origins.server";
import type { SecretBox } from "../secrets/secret-box.server";

/** What a job works with. Jobs have no request: the shop comes from their payload. */
export type JobDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  originOf: OriginOf;
  /** Key that signs links in mails. */
  secret: string;
  /** Opens the secrets of shops. */
  box: SecretBox;
  config: Pick<Config, "providerUrls" | "nodeEnv" | "paymentSandbox"> &
    Partial<Pick<Config, "officeDomain" | "agentsNearby" | "clusters" | "databaseUrl" | "databaseDirectUrl">>;
  /** Where the files of shops are kept. */
  fileStore: FileStore;
  /** Absolute path of the data folder, where mail lands without a mail server. */
  dataDir: string;
  /** Mail server; absent means mail is written as files. */
  smtpUrl: string | undefined;
  /** Base addresses of outside services, without a trailing slash; without them no service gets events. */
  services?: { analyticsUrl: string; emailMarketingUrl: string };
  /** Where exchange rates are fetched; absent means nowhere. */
  exchangeRatesUrl?: string;
  /**
   * Whether webhooks and pictures may be on this machine and in private networks; absent means never (rule
   * input-19).
   */
  allowPrivate?: boolean;
};

/**
 * The same with the name of the job that runs, in which it acts, what areas registered, and the language of
 * who reads its mail; absent for the shop's first.
 */
export type RunningJob = JobDeps & {
  jobName: JobName;
  handlers: AreaHandlers;
  language?: string | undefined;
  market?: string | undefined;
};

/**
 * Does one kind of job. Jobs run at least once, so a handler must be safe to run twice. What it throws makes
 * the queue try again later, with growing pauses.
 */
export type JobHandler<Name extends JobName> = (deps: RunningJob, payload: JobPayload<Name>) => Promise<void>;

/**
 * A job that comes back by the clock. However many processes there are, it is queued once for each of its
 * times.
 */
export type ScheduledJob = { task: JobName; schedule: Schedule; maxAttempts: number };

/**
 * What an area does in the background: the kinds of its jobs, who does them, and which come back by the
 * clock.
 */
export type AreaJobs<Schemas extends Partial<JobSchemas>> = {
  payloads: Schemas;
  handlers: { readonly [Name in keyof Schemas & JobName]: JobHandler<Name> };
  scheduled: readonly ScheduledJob[];
};

/** The jobs of all areas, and what their contexts carry of other areas. */
export type JobRegistry = {
  areaHandlers: AreaHandlers;
  payloads: JobSchemas;
  handlers: { readonly [Name in JobName]: JobHandler<Name> };
  scheduled: readonly ScheduledJob[];
};
