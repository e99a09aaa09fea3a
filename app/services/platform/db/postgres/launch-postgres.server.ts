import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { closeSync, fchownSync, openSync, renameSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { type ClusterPlace, clusterFolder, logFile } from "./place-cluster.server";
import { postgresEnvironment } from "./postgres-environment.server";
import { socketFolders } from "./socket-folders.server";

const largestLogBytes = 20_000_000;

/**
 * jit and random_page_cost: both defaults are for other loads and other disks, and cost us on short queries.
 */
const defaults: Record<string, string> = {
  jit: "off",
  random_page_cost: "1.1",
  max_connections: "240",
  shared_buffers: "160MB",
  work_mem: "8MB",
  max_wal_size: "2GB",
  checkpoint_completion_target: "0.9",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  log_checkpoints: "off",
  log_line_prefix: "%m [%p] ",
  idle_in_transaction_session_timeout: "60s",
};

/** A server that was just launched; it is not ready yet. */
export interface Launched {
  /** Whether it has ended, as it does at once if another process launched one a moment earlier. */
  hasEnded(): boolean;
}

/**
 * Launches the server on its own, so that neither Ctrl-C on the terminal nor a crash of this process ends it.
 * @param binaries folder with bin, lib and share
 * @param settings further settings, stronger than ours
 */
export async function launchPostgres(
  place: ClusterPlace,
  binaries: string,
  settings: Record<string, string>,
): Promise<Launched> {
  const cluster = clusterFolder(place);
  const all = { ...defaults, ...(await listening(place)), ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  if (process.platform === "win32") return launchOnWindows(place, binaries, options);

  const log = openLog(place);
  const child = spawn(join(binaries, "bin", "postgres"), ["-D", cluster, ...options], {
    ...place.user,
    cwd: "/",
    detached: true,
    env: postgresEnvironment(),
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  return { hasEnded: watchEnd(child) };
}

function watchEnd(child: ChildProcess): () => boolean {
  let ended = false;
  child.once("error", () => {
    ended = true;
  });
  child.once("exit", () => {
    ended = true;
  });
  return () => ended;
}

/**
 * A local socket and no network; Windows has no such sockets, so there it is a free port of this machine
 * alone.
 */
async function listening(place: ClusterPlace): Promise<Record<string, string>> {
  if (process.platform === "win32") {
    return { listen_addresses: "127.0.0.1", port: String(await findFreePort()) };
  }
  const folders = socketFolders(place).map((folder) => `"${folder}"`);
  return {
    listen_addresses: "",
    port: "5432",
    unix_socket_directories: folders.join(","),
    unix_socket_permissions: "0700",
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 5432));
    });
  });
}

/** pg_ctl gives up the rights of an administrator, with which PostgreSQL would refuse to run. */
function launchOnWindows(place: ClusterPlace, binaries: string, options: string[]): Launched {
  const quoted = options.map((option) => `"${option}"`).join(" ");
  try {
    execFileSync(
      join(binaries, "bin", "pg_ctl.exe"),
      ["start", "-W", "-D", clusterFolder(place), "-l", logFile(place), "-o", quoted],
      {
        env: postgresEnvironment(),
        stdio: "ignore",
      },
    );
    return { hasEnded: () => false };
  } catch {
    return { hasEnded: () => true };
  }
}

function openLog(place: ClusterPlace): number {
  const file = logFile(place);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLogBytes) renameSync(file, `${file}.old`);
  const log = openSync(file, "a", 0o600);
  // A log that root made must not lock out the cluster's owner, should that user start next.
  if (place.user) fchownSync(log, place.user.uid, place.user.gid);
  return log;
}
