import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A PostgreSQL server as its postmaster.pid describes it. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its socket, or the address it listens at; absent while it is not yet listening. */
  host: string | undefined;
}

/**
 * Reads who runs a cluster. The file may be stale: see isAlive.
 * @param cluster absolute path of the cluster
 */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return { pid, port: Number(lines[3]) || 5432, host: lines[4]?.trim() || lines[5]?.trim() || undefined };
  } catch {
    return undefined;
  }
}

/** Whether the process is there and is PostgreSQL, rather than a newcomer that was given its number. */
export function isAlive({ pid }: Postmaster): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return commandOf(pid).includes("postgres");
}

function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
    if (process.platform === "win32") return "postgres";
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

/**
 * Removes the note of a server that is gone. PostgreSQL does so itself, unless its number now belongs to some other
 * process, as it often does after a container starts again.
 */
export function forgetPostmaster(cluster: string): void {
  rmSync(join(cluster, "postmaster.pid"), { force: true });
}
