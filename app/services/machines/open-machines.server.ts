import { poolsOfTenants } from "~/services/machines/homes/tenant-pools.server";
import type { Config } from "~/services/platform/config/read-config.server";
import type { JobDeps, JobRegistry } from "~/services/shops/jobs/job.server";
import { followMachines, type OwnMemories } from "./follow-machines.server";
import { type Home, type MachineParts, openClusters } from "./open-clusters.server";
import { openReplicas } from "./open-replicas.server";
import { runJobsElsewhere } from "./run-jobs-elsewhere.server";

/** What a process has beyond its home database. */
export type Machines = ReturnType<typeof openMachines>;

/** Opens the replicas that are read (rule resilience-10) and the further databases (rule tenants-4). */
export function openMachines(home: Home, parts: MachineParts) {
  const replicas = openReplicas(parts.config.replicas.urls, home, parts);
  const clusters = openClusters(home, replicas, parts);
  return {
    poolsOf: poolsOfTenants(replicas, clusters?.places),
    places: clusters?.places,
    backDbOf: clusters?.backDbOf,
    /** Does the jobs of the further databases in this process. */
    runJobs(deps: JobDeps & { config: Config }, registry: JobRegistry): void {
      for (const one of clusters?.all ?? []) parts.opened.push(runJobsElsewhere(one, deps, registry));
    },
    /** Follows what changes there. */
    follow: (own: OwnMemories) =>
      followMachines(
        replicas,
        clusters,
        { log: parts.log, patienceMs: parts.config.database.patienceMs },
        own,
      ),
  };
}
