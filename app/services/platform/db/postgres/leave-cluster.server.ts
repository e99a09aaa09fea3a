import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import type pg from "pg";
import { membershipLockKey } from "./join-cluster.server";
import { type ClusterPlace, clusterFolder } from "./place-cluster.server";
import { interruptPostmaster, isAlive, readPostmaster } from "./postmaster.server";
import { removeSocketFolders } from "./socket-folders.server";

const stopTimeoutMs = 60_000;

/**
 * Ends this process's use of the cluster, and stops the server if no other process uses it. The lock is kept
 * until the server is gone: a process that arrives meanwhile waits for it, is thrown out with us, and
 * launches a new server.
 * @param member the connection joinCluster answered
 * @param binaries folder with bin, lib and share
 */
export async function leaveCluster(place: ClusterPlace, member: pg.Client, binaries: string): Promise<void> {
  try {
    await member.query("select pg_advisory_unlock_shared($1)", [membershipLockKey]);
    const { rows } = await member.query("select pg_try_advisory_lock($1) as last", [membershipLockKey]);
    if (!rows[0]?.last) return;
    await stopServer(clusterFolder(place), binaries);
    removeSocketFolders(place);
  } finally {
    await member.end().catch(() => {});
  }
}

async function stopServer(cluster: string, binaries: string): Promise<void> {
  const postmaster = readPostmaster(cluster);
  if (!postmaster) return;
  if (process.platform === "win32") {
    await promisify(execFile)(join(binaries, "bin", "pg_ctl.exe"), [
      "stop",
      "-w",
      "-m",
      "fast",
      "-D",
      cluster,
    ]);
    return;
  }
  interruptPostmaster(postmaster);
  const deadlineMs = performance.now() + stopTimeoutMs;
  while (performance.now() < deadlineMs && isAlive(postmaster)) await delay(20);
}
