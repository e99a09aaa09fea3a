import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { openPool } from "~/services/platform/db/pool/open-pool.server";
import type { Cluster } from "../../../ops/cluster/cluster-folder.mjs";
import { addressOf, databaseHosts, hostNamed, type Place, portOf } from "../../../ops/cluster/hosts.mjs";
import { answers, until } from "../../../ops/cluster/services.mjs";
import { startCluster } from "../../../ops/cluster/start.mjs";
import { primaryOf, statusOf } from "../../../ops/cluster/status.mjs";
import { stopCluster } from "../../../ops/cluster/stop.mjs";
import type { Send } from "../../http/runner/answer";
import { sendOverHttp } from "../../http/runner/send-over-http";
import { type FailedPost, noteFailedPosts } from "../harness/failed-posts";

/** How long a cluster may take to be whole again, ms. */
const wholeWithinMs = 120_000;

/** A running cluster with the demo shops, and how shoppers reach it. */
export type ClusterSite = {
  cluster: Cluster;
  send: Send;
  /** Posts that no shopper should see fail, by when they failed, ms. */
  failedPosts: readonly FailedPost[];
  primary: () => Promise<string>;
  /** How a superuser reaches the product's database at a host. */
  databaseAt: (host: string) => pg.PoolConfig;
  /** Sends to one node, whatever HAProxy thinks of it. */
  sendTo: (node: string) => Send;
  /** Waits until every node serves and two followers run, one of which commits wait for. */
  untilWhole: () => Promise<void>;
  withPool: <T>(work: (pool: pg.Pool) => Promise<T>) => Promise<T>;
  stop: () => Promise<void>;
};

/** Starts it in a folder of its own. */
export async function openClusterSite(
  on: Place | undefined,
  say: (line: string) => void,
): Promise<ClusterSite> {
  const folder = mkdtempSync(join(tmpdir(), "awning-cluster-"));
  const stop = async () => {
    await stopCluster(folder, { isKept: false });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const cluster = await startCluster(folder, { on, demo: true, processes: 1, say });
    const edge = hostNamed("edge");
    const targetOf = (host: ReturnType<typeof hostNamed>, service: string) => ({
      host: addressOf(cluster.on, host),
      port: portOf(cluster.on, host, service),
    });
    const databaseAt = (host: string) => ({
      ...targetOf(hostNamed(host), "postgres"),
      user: "postgres",
      password: cluster.secrets.superuser,
      database: "awning",
    });
    const failedPosts: FailedPost[] = [];
    const primary = async () => (await primaryOf(cluster)) ?? "";
    return {
      cluster,
      send: noteFailedPosts(sendOverHttp(targetOf(edge, "shops")), failedPosts),
      failedPosts,
      primary,
      databaseAt,
      sendTo: (node) => sendOverHttp(targetOf(hostNamed(node), "awning")),
      untilWhole: () =>
        until("the whole cluster", wholeWithinMs, () => isWhole(cluster)).catch(async (error) => {
          throw new Error(`${error.message}\n${(await statusOf(cluster)).join("\n")}`);
        }),
      async withPool(work) {
        const pool = openPool(databaseAt(await primary()));
        try {
          return await work(pool);
        } finally {
          await pool.end();
        }
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function isWhole(cluster: Cluster): Promise<boolean> {
  const asked = (path: string) =>
    Promise.all(databaseHosts.map(({ host }) => answers(cluster, host, "patroni", path)));
  const [followers, synchronous, first, second] = await Promise.all([
    asked("/replica?lag=1MB"),
    asked("/synchronous"),
    answers(cluster, "app1", "awning", "/readyz"),
    answers(cluster, "app2", "awning", "/readyz"),
  ]);
  return followers.filter(Boolean).length === 2 && synchronous.includes(true) && first && second;
}
