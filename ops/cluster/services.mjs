// How each service is started, and how one sees that it serves.
import { existsSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { databaseUser, hostFolder } from "./configure.mjs";
import { addressOf, hostNamed, portOf } from "./hosts.mjs";
import { pidOf, startProcess } from "./processes.mjs";

/** @typedef {import("./cluster-folder.mjs").Cluster} Cluster */

const checkout = join(import.meta.dirname, "..", "..");

/**
 * Starts a service of a host, unless it runs.
 * @param {Cluster} cluster
 * @param {string} host
 * @param {string} service
 */
export function startService(cluster, host, service) {
  if (pidOf(cluster, host, service) !== null) return;
  const folder = hostFolder(cluster, host);
  const file = (/** @type {string} */ name) => join(folder, name);
  const start = (/** @type {string[]} */ command, further = {}) =>
    startProcess(cluster, host, service, {
      command,
      user: databaseUser,
      ...further,
      env: { AWNING_CLUSTER: cluster.folder, .../** @type {{ env?: object }} */ (further).env },
    });
  switch (service) {
    case "etcd":
      return start(["etcd", "--config-file", file("etcd.yml")]);
    case "patroni":
      return start(["patroni", file("patroni.yml")]);
    case "pgbouncer":
      return start(["pgbouncer", file("pgbouncer.ini")]);
    case "haproxy-database":
    case "haproxy-shops":
      // Debian has it where only root looks.
      return start([programAt("/usr/sbin/haproxy", "haproxy"), "-db", "-f", file(`${service}.cfg`)]);
    case "awning":
      // The checkout may lie where only its owner may look.
      return start([process.execPath, "build/server.js"], {
        user: undefined,
        folder: checkout,
        env: variablesOf(file("awning.env")),
      });
    case "store":
      return start([process.execPath, "--import", "tsx", "tests/support/services/serve-object-store.ts"], {
        user: undefined,
        folder: checkout,
        env: variablesOf(file("store.env")),
      });
    default:
      throw new Error(`there is no service ${service}`);
  }
}

/** @param {string} path @param {string} name */
const programAt = (path, name) => (existsSync(path) ? path : name);

/** @param {string} file */
function variablesOf(file) {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}

/**
 * Asks a service of a host over HTTP.
 * @param {Cluster} cluster
 * @param {string} host
 * @param {"etcd" | "patroni" | "awning" | "shops" | "store"} service
 * @param {string} path
 * @returns {Promise<{ status: number, body: string } | null>} null when there is no answer within two seconds
 */
export function ask(cluster, host, service, path) {
  const { on } = cluster;
  const target = { host: addressOf(on, hostNamed(host)), port: portOf(on, hostNamed(host), service), path };
  return new Promise((resolve) => {
    const request = get({ ...target, timeout: 2_000, agent: false }, (answer) => {
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (part) => {
        body += part;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body }));
      answer.on("error", () => resolve(null));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(null));
  });
}

/**
 * Waits until something is so.
 * @param {string} what it is, for the message
 * @param {number} withinMs
 * @param {() => Promise<boolean> | boolean} isSo
 * @throws when it is not within the time
 */
export async function until(what, withinMs, isSo) {
  const deadlineMs = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadlineMs) throw new Error(`${what}: not within ${Math.round(withinMs / 1000)} s`);
    await delay(200);
  }
}

/**
 * Whether a service answers as it should.
 * @param {Cluster} cluster
 * @param {string} host
 * @param {"etcd" | "patroni" | "awning" | "shops" | "store"} service
 * @param {string} path
 */
export const answers = async (cluster, host, service, path) =>
  (await ask(cluster, host, service, path))?.status === 200;
