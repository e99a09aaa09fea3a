// Processes of the hosts: how they are started, found and ended. Each service's id is in a file of the
// cluster's folder; what such a process started is found by its parents, and in namespaces by the namespace.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { namespaceOf, processesIn } from "./namespaces.mjs";

/** @typedef {import("./cluster-folder.mjs").Cluster} Cluster */

const isRoot = process.getuid?.() === 0;

/**
 * Starts a service and leaves it running when this process ends.
 * @param {Cluster} cluster
 * @param {string} host
 * @param {string} service
 * @param {{ command: string[], env?: Record<string, string>, user?: string, folder?: string }} how `user`
 * counts for root
 */
export function startProcess(cluster, host, service, { command, env = {}, user, folder }) {
  const asUser = isRoot && user ? ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups"] : [];
  const inside = cluster.on === "namespaces" ? ["ip", "netns", "exec", namespaceOf(host)] : [];
  const [program = "", ...args] = [...inside, ...asUser, ...command];
  const log = join(cluster.folder, "logs", `${host}-${service}.log`);
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, "a");
  const child = spawn(program, args, {
    cwd: folder ?? cluster.folder,
    detached: true,
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH ?? "",
      HOME: cluster.folder,
      LC_ALL: "C.UTF-8",
      ...env,
    },
    stdio: ["ignore", output, output],
  });
  if (child.pid === undefined) throw new Error(`${service} of ${host} could not be started: ${program}`);
  child.unref();
  const file = pidFile(cluster, host, service);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, String(child.pid));
}

/** @param {Cluster} cluster @param {string} host @param {string} service */
const pidFile = (cluster, host, service) => join(cluster.folder, "pids", `${host}-${service}`);

/** @param {Cluster} cluster @param {string} host @param {string} service @returns {number | null} */
export function pidOf(cluster, host, service) {
  const file = pidFile(cluster, host, service);
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, "utf8"));
  return isOurs(cluster, host, pid) ? pid : null;
}

/**
 * An id may have gone to a stranger since: ours work in a folder of ours.
 * @param {Cluster} cluster
 * @param {string} host
 * @param {number} pid
 */
function isOurs(cluster, host, pid) {
  if (cluster.on === "namespaces") return processesIn(host).includes(pid);
  return isAlive(pid) && environmentOf(pid).includes(`AWNING_CLUSTER=${cluster.folder}`);
}

/** @param {number} pid */
function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
  } catch {
    return [];
  }
}

/** A process that ended and was not waited for is a zombie. @param {number} pid */
function isAlive(pid) {
  const state = statOf(pid)?.state;
  return state !== undefined && state !== "Z";
}

/** @param {number} pid */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state = "", parent = ""] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** The processes and all that they and theirs started. @param {number[]} roots */
function withDescendants(roots) {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: statOf(Number(name))?.parent }));
  const found = new Set(roots);
  for (const pid of found) for (const one of parents) if (one.parent === pid) found.add(one.pid);
  return [...found];
}

/**
 * PostgreSQL leaves the family of the Patroni that started it.
 * @param {Cluster} cluster
 * @param {string} host
 */
function postmasterOf(cluster, host) {
  const file = join(cluster.folder, host, "postgres", "postmaster.pid");
  if (!existsSync(file)) return [];
  const [pid = "0", folder = ""] = readFileSync(file, "utf8").split("\n");
  const isIts =
    existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(folder);
  return folder !== "" && isIts ? [Number(pid)] : [];
}

/**
 * Every process of a host.
 * @param {Cluster} cluster
 * @param {string} host
 * @param {string[]} services
 */
export function processesOf(cluster, host, services) {
  if (cluster.on === "namespaces") return processesIn(host);
  const roots = services.flatMap((service) => pidOf(cluster, host, service) ?? []);
  return withDescendants([...roots, ...postmasterOf(cluster, host)]).filter(isAlive);
}

/** @param {number[]} pids @param {NodeJS.Signals} signal */
export function signalAll(pids, signal) {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It ended meanwhile.
    }
}

/**
 * Waits until none of the processes lives.
 * @param {() => number[]} living
 * @param {number} withinMs
 * @returns whether they all ended
 */
export async function untilEnded(living, withinMs) {
  const deadlineMs = Date.now() + withinMs;
  while (living().length > 0) {
    if (Date.now() > deadlineMs) return false;
    await delay(100);
  }
  return true;
}
