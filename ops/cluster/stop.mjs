// Stops everything and removes it.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCluster, removeCluster } from "./cluster-folder.mjs";
import { hosts } from "./hosts.mjs";
import { isCablePulled, namespacedHosts, plugCable, processesIn, removeNamespaces } from "./namespaces.mjs";
import { processesOf, signalAll, untilEnded } from "./processes.mjs";

/** PostgreSQL and Awning may finish what is under way, ms. */
const patienceMs = 15_000;
const killedWithinMs = 5_000;

/**
 * Nothing is left, whatever state it was in; where nothing is, nothing happens.
 * @param {string} folder
 * @param {{ isKept: boolean }} options whether logs and data stay
 */
export async function stopCluster(folder, { isKept }) {
  const cluster = readCluster(folder);
  const living = () => [
    ...new Set([
      ...namespacedHosts().flatMap((host) => processesIn(host)),
      ...(cluster ? hosts.flatMap(({ host, services }) => processesOf(cluster, host, services)) : []),
    ]),
  ];
  // Who is frozen or cut off cannot end.
  signalAll(living(), "SIGCONT");
  for (const host of namespacedHosts()) if (isCablePulled(host)) plugCable(host);
  signalAll(living(), "SIGTERM");
  if (!(await untilEnded(living, patienceMs))) {
    signalAll(living(), "SIGKILL");
    if (!(await untilEnded(living, killedWithinMs))) throw new Error(`still running: ${living().join(", ")}`);
  }
  removeNamespaces();
  for (const { host } of hosts) removeSharedMemory(join(folder, host, "postgres", "postmaster.pid"));
  if (cluster) removeCluster(folder, { isKept });
}

/**
 * A PostgreSQL that was killed leaves a segment of a few bytes, which its pid file names.
 * @param {string} file
 */
function removeSharedMemory(file) {
  if (!existsSync(file)) return;
  const [, segment] = readFileSync(file, "utf8").split("\n")[6]?.trim().split(/\s+/) ?? [];
  if (segment === undefined) return;
  try {
    execFileSync("ipcrm", ["-m", segment], { stdio: "ignore" });
  } catch {
    // The next start of this PostgreSQL had removed it.
  }
}
