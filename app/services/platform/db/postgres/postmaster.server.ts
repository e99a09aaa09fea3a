import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inspectProcess } from "./inspect-process.server";

/** A PostgreSQL server as its postmaster.pid describes it. */
export interface Postmaster {
  pid: number;
  /** Absolute path of the data folder whose file this is. */
  cluster: string;
  /** When the server says it started, ms since 1970; NaN when the file does not say. */
  startedAtMs: number;
  port: number;
  /** Folder of its socket, or the address it listens at; absent while it is not yet listening. */
  host: string | undefined;
}

/** PostgreSQL notes its start a moment after the system does; a busy machine stretches that moment. */
const startToleranceMs = 30_000;

/**
 * Reads which process runs a cluster. The file may be stale: see isAlive.
 * @param cluster absolute path of the cluster
 */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return {
      pid,
      cluster,
      startedAtMs: Number(lines[2] || Number.NaN) * 1000,
      port: Number(lines[3]) || 5432,
      host: lines[4]?.trim() || lines[5]?.trim() || undefined,
    };
  } catch {
    return undefined;
  }
}

/**
 * Whether the server of this file runs: a process has its number, runs PostgreSQL, works in this data folder
 * and started when the file says (rule operations-1). Any other process was given the number later and is
 * left alone.
 */
export function isAlive({ pid, cluster, startedAtMs }: Postmaster): boolean {
  const found = inspectProcess(pid);
  if (!found) return false;
  if (!/(^|[\\/])postgres(\.exe)?$/.test(found.executable)) return false;
  if (found.worksIn !== undefined && !found.worksIn(cluster)) return false;
  return found.startedAtMs === undefined || Math.abs(found.startedAtMs - startedAtMs) <= startToleranceMs;
}

/** Asks the server to stop, cutting its connections. Signals nothing unless the process is that server. */
export function interruptPostmaster(postmaster: Postmaster): void {
  if (isAlive(postmaster)) process.kill(postmaster.pid, "SIGINT");
}

/**
 * Removes the note of a server that is gone. PostgreSQL does so itself, unless its number now belongs to some
 * other process, as it often does after a container starts again.
 */
export function forgetPostmaster(cluster: string): void {
  rmSync(join(cluster, "postmaster.pid"), { force: true });
}
