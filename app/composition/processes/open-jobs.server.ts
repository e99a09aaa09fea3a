import type pg from "pg";
import type { Config } from "~/services/platform/config/read-config.server";
import type { Opened } from "~/services/platform/process/opened.server";
import type { JobDeps } from "~/services/shops/jobs/job.server";
import { startWorker } from "~/services/shops/jobs/start-worker.server";
import type { Machines } from "../../services/machines/machines.server";
import { jobRegistry } from "../jobs.server";

/** What jobs need beside what the configuration says. */
type Needed = Omit<JobDeps, "dataDir" | "smtpUrl" | "services">;

/** Who hears of jobs, and the further databases whose jobs are done here, too. */
type Around = { events: Parameters<typeof startWorker>[3]; machines: Machines | undefined; opened: Opened };

/**
 * Lets the process do jobs, those of further databases included, from when the answer is called: one of
 * several processes does them, and which one changes when that ends (rule operations-18).
 */
export function openJobs(
  backPool: pg.Pool,
  needed: Needed & { config: Config },
  { events, machines, opened }: Around,
): () => Promise<unknown> {
  const { dataDir, smtpUrl, analyticsUrl, emailMarketingUrl, exchangeRatesUrl } = needed.config;
  const jobs = {
    ...needed,
    dataDir,
    smtpUrl,
    services: { analyticsUrl, emailMarketingUrl },
    exchangeRatesUrl,
  };
  let worker: ReturnType<typeof startWorker> | undefined;
  opened.push(async () => (await worker?.catch(() => undefined))?.stop());
  return () => {
    if (!worker) machines?.runJobs(jobs, jobRegistry);
    worker ??= startWorker(backPool, jobs, jobRegistry, events);
    return worker;
  };
}
