import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { openPool } from "~/services/platform/db/open-pool.server";
import type { Cluster } from "../../../ops/cluster/cluster-folder.mjs";
import { addressOf, databaseHosts, hostNamed, type Place, portOf } from "../../../ops/cluster/hosts.mjs";
import { answers, until } from "../../../ops/cluster/services.mjs";
import { startCluster } from "../../../ops/cluster/start.mjs";
import { primaryOf } from "../../../ops/cluster/status.mjs";
import { stopCluster } from "../../../ops/cluster/stop.mjs";
import type { Send } from "../../http/runner/answer";
import { sendOverHttp } from "../../http/runner/send-over-http";

/** How long a cluster may take to be whole again, ms. */
const wholeWithinMs = 120_000;

/** A post that was not answered, or with a fault of the site. */
export type FailedPost = { endMs: number; what: string };

/** A running cluster with the demo shops, and how shoppers reach it. */
export type ClusterSite = {
  cluster: Cluster;
  send: Send;
  /** Posts that no shopper should see fail, by when they failed, ms. */
  failedPosts: readonly FailedPost[];
  primary: () => Promise<string>;
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
    const target = { host: addressOf(cluster.on, edge), port: portOf(cluster.on, edge, "shops") };
    const failedPosts: FailedPost[] = [];
    const primary = async () => (await primaryOf(cluster)) ?? "";
    return {
      cluster,
      send: noting(sendOverHttp(target), failedPosts),
      failedPosts,
      primary,
      untilWhole: () => until("the whole cluster", wholeWithinMs, () => isWhole(cluster)),
      async withPool(work) {
        const host = hostNamed(await primary());
        const pool = openPool({
          host: addressOf(cluster.on, host),
          port: portOf(cluster.on, host, "postgres"),
          user: "postgres",
          password: cluster.secrets.superuser,
          database: "awning",
        });
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

/** Remembers posts that failed; each request comes from an address of its own, as shoppers do. */
function noting(send: Send, failed: FailedPost[]): Send {
  let sent = 0;
  return async (request) => {
    sent += 1;
    const headers = { ...request.headers, "x-forwarded-for": `198.51.100.${sent % 250}` };
    const note = (what: string) =>
      request.method === "POST" &&
      failed.push({ endMs: performance.now(), what: `${request.url.pathname}: ${what}` });
    try {
      const answer = await send({ ...request, headers });
      if (answer.status >= 500) note(String(answer.status));
      return answer;
    } catch (error) {
      note(String(error));
      throw error;
    }
  };
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
