// Who runs, who is the primary, and how far the followers are behind.
import { databaseHosts, hosts } from "./hosts.mjs";
import { isCablePulled } from "./namespaces.mjs";
import { pidOf } from "./processes.mjs";
import { answers, ask } from "./services.mjs";

/** @typedef {import("./cluster-folder.mjs").Cluster} Cluster */

/**
 * The host of the primary; null while there is none.
 * @param {Cluster} cluster
 * @returns {Promise<string | null>}
 */
export async function primaryOf(cluster) {
  const found = await Promise.all(
    databaseHosts.map(async ({ host }) =>
      (await answers(cluster, host, "patroni", "/primary")) ? host : null,
    ),
  );
  return found.find((host) => host !== null) ?? null;
}

/**
 * A line for each host.
 * @param {Cluster} cluster
 * @returns {Promise<string[]>}
 */
export function statusOf(cluster) {
  return Promise.all(
    hosts.map(async ({ host, services }) => {
      const said = services.map(
        (service) => `${service}${pidOf(cluster, host, service) === null ? " DOWN" : ""}`,
      );
      const cut = cluster.on === "namespaces" && isCablePulled(host) ? "  cut off" : "";
      return `${host.padEnd(5)} ${said.join(", ")}${await roleOf(cluster, host, services)}${cut}`;
    }),
  );
}

/** @param {Cluster} cluster @param {string} host @param {string[]} services */
async function roleOf(cluster, host, services) {
  if (!services.includes("patroni")) return "";
  const answer = await ask(cluster, host, "patroni", "/patroni");
  if (!answer) return "  (does not answer)";
  const { role, state, timeline, sync_standby: isSynchronous } = JSON.parse(answer.body);
  return `  ${role === "master" ? "primary" : role}, ${state}, timeline ${timeline}${isSynchronous ? ", synchronous" : ""}`;
}
