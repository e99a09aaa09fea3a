import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { cutHost, healHost, killHost, killProcesses, switchPrimary } from "../../../ops/cluster/faults.mjs";
import { databaseHosts } from "../../../ops/cluster/hosts.mjs";
import { ask } from "../../../ops/cluster/services.mjs";
import type { ClusterSite } from "./cluster-site";

/** Something that happens to a cluster, and what shoppers may notice of it. */
export type ClusterFault = {
  name: string;
  /** Does it. Answers what undoes it, which answers what went wrong then, if anything did. */
  run: (site: ClusterSite) => Promise<() => Promise<string | undefined> | undefined>;
  /** Writes are answered again within so long, ms. */
  writesWithinMs: number;
  /**
   * Posts that may fail: none, those that were open at a node that died, or any while there is no primary.
   */
  failing: "none" | "open" | "any";
};

const nothing = () => undefined;

/** Whether a process is this program. */
const runs = (program: string) => (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0]?.endsWith(program) ?? false;
  } catch {
    return false;
  }
};

const healing = (cluster: ClusterSite["cluster"], host: string) => () => {
  healHost(cluster, host);
  return undefined;
};

/** Longer than anything of the cluster waits for a host that is silent. */
const cutForMs = 20_000;
/** By then a host that is back has spoken to etcd several times. */
const backForMs = 5_000;

/** What is tried, in this order; each begins with a whole cluster. */
export const clusterFaults: readonly ClusterFault[] = [
  {
    name: "planned change of the primary",
    async run({ cluster }) {
      await switchPrimary(cluster);
      return nothing;
    },
    writesWithinMs: 3_000,
    failing: "none",
  },
  {
    name: "kill -9 of the primary's PostgreSQL",
    async run({ cluster, primary }) {
      killProcesses(cluster, await primary(), runs("/postgres"));
      return nothing;
    },
    writesWithinMs: 15_000,
    failing: "any",
  },
  {
    name: "kill -9 of everything on the primary's host",
    async run({ cluster, primary }) {
      const host = await primary();
      await killHost(cluster, host);
      return healing(cluster, host);
    },
    writesWithinMs: 15_000,
    failing: "any",
  },
  {
    name: `network of the primary's host cut for ${cutForMs / 1000} s`,
    async run({ cluster, primary }) {
      const host = await primary();
      cutHost(cluster, host);
      return async () => {
        await delay(cutForMs);
        healHost(cluster, host);
        await delay(backForMs);
        // What was confirmed since is at the new primary alone.
        return (await primary()) === host ? `${host} is the primary again now that it is back` : undefined;
      };
    },
    writesWithinMs: 15_000,
    failing: "any",
  },
  {
    name: "kill -9 of a node",
    async run({ cluster }) {
      await killHost(cluster, "app1");
      return healing(cluster, "app1");
    },
    writesWithinMs: 3_000,
    failing: "open",
  },
  {
    name: "kill -9 of etcd's leader",
    async run({ cluster }) {
      const host = await etcdLeader(cluster);
      killProcesses(cluster, host, runs("etcd"));
      return healing(cluster, host);
    },
    writesWithinMs: 3_000,
    failing: "none",
  },
];

/** The host whose member of etcd leads; the first one where none says so. */
async function etcdLeader(cluster: ClusterSite["cluster"]): Promise<string> {
  for (const { host } of databaseHosts) {
    const answer = await ask(cluster, host, "etcd", "/metrics");
    if (answer?.body.includes("\netcd_server_is_leader 1")) return host;
  }
  return databaseHosts[0]?.host ?? "";
}
