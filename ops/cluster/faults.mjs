// What may happen to a host: it dies, it is cut off, it comes back; and a planned change of the primary.
import { request } from "node:http";
import { addressOf, databaseHosts, hostNamed, portOf } from "./hosts.mjs";
import { isCablePulled, plugCable, pullCable } from "./namespaces.mjs";
import { processesOf, signalAll, untilEnded } from "./processes.mjs";
import { answers, startService, until } from "./services.mjs";
import { primaryOf } from "./status.mjs";

/** @typedef {import("./cluster-folder.mjs").Cluster} Cluster */

const switchedWithinMs = 30_000;

/**
 * Every process of a host ends at once, as when its power goes.
 * @param {Cluster} cluster
 * @param {string} name
 */
export async function killHost(cluster, name) {
  const { host, services } = hostNamed(name);
  const living = () => processesOf(cluster, host, services);
  signalAll(living(), "SIGKILL");
  if (!(await untilEnded(living, 5_000))) signalAll(living(), "SIGKILL");
}

/**
 * One service of a host ends at once.
 * @param {Cluster} cluster
 * @param {string} name
 * @param {(pid: number) => boolean} isIt
 */
export function killProcesses(cluster, name, isIt) {
  const { host, services } = hostNamed(name);
  signalAll(processesOf(cluster, host, services).filter(isIt), "SIGKILL");
}

/**
 * The network of a host is cut: nothing arrives, nothing is refused. On ports its processes are frozen, which
 * looks the same from outside.
 * @param {Cluster} cluster
 * @param {string} name
 */
export function cutHost(cluster, name) {
  const { host, services } = hostNamed(name);
  if (cluster.on === "namespaces") pullCable(host);
  else signalAll(processesOf(cluster, host, services), "SIGSTOP");
}

/** A host that was cut off or died is there again. @param {Cluster} cluster @param {string} name */
export function healHost(cluster, name) {
  const { host, services } = hostNamed(name);
  if (cluster.on === "namespaces" && isCablePulled(host)) plugCable(host);
  if (cluster.on === "ports") signalAll(processesOf(cluster, host, services), "SIGCONT");
  for (const service of services) startService(cluster, host, service);
}

/**
 * A planned change: the primary becomes a follower and the follower that commits wait for takes over.
 * @param {Cluster} cluster
 * @returns {Promise<string>} the host of the new primary
 * @throws when there is no primary, or no such follower
 */
export async function switchPrimary(cluster) {
  const leader = await primaryOf(cluster);
  if (!leader) throw new Error("there is no primary now");
  let candidate = "";
  for (const { host } of databaseHosts)
    if (await answers(cluster, host, "patroni", "/synchronous")) candidate = host;
  if (!candidate) throw new Error("no follower is up to date now");
  const { status, body } = await post(cluster, leader, "/switchover", { leader, candidate });
  if (status !== 200) throw new Error(`Patroni refused: ${body}`);
  await until("the new primary", switchedWithinMs, async () => (await primaryOf(cluster)) === candidate);
  return candidate;
}

/**
 * @param {Cluster} cluster
 * @param {string} host
 * @param {string} path
 * @param {object} said
 * @returns {Promise<{ status: number, body: string }>}
 */
function post({ on }, host, path, said) {
  const target = { host: addressOf(on, hostNamed(host)), port: portOf(on, hostNamed(host), "patroni"), path };
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const sent = request({ ...target, method: "POST", headers, timeout: switchedWithinMs }, (answer) => {
      let body = "";
      answer.on("data", (part) => {
        body += part;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on("timeout", () => sent.destroy(new Error("Patroni does not answer")));
    sent.on("error", reject);
    sent.end(JSON.stringify(said));
  });
}
