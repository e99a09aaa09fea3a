// node ops/cluster/cluster.mjs start|stop|status|kill HOST|cut HOST|heal HOST|switch: a whole cluster on this
// machine. See README.md beside this file.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { defaultFolder, readCluster } from "./cluster-folder.mjs";
import { cutHost, healHost, killHost, switchPrimary } from "./faults.mjs";
import { addressOf, hostNamed, portOf } from "./hosts.mjs";
import { startCluster } from "./start.mjs";
import { statusOf } from "./status.mjs";
import { stopCluster } from "./stop.mjs";

const usage = `node ops/cluster/cluster.mjs COMMAND [options]
  start            three PostgreSQL, etcd, two application hosts, HAProxy, a store of files; the demo shops
  status           who runs and who is the primary
  kill HOST        every process of db1, db2, db3, app1, app2, edge or store ends at once
  cut HOST         its network is cut
  heal HOST        it is there again
  switch           another PostgreSQL becomes the primary, as planned
  stop             everything ends and is removed
Options
  --on namespaces|ports   where the hosts are; namespaces where the machine allows them
  --folder PATH           ${defaultFolder}
  --no-demo               start with an empty database
  --processes N           of each application host, 1 by default
  --keep                  stop leaves data and logs`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: "string" },
    folder: { type: "string", default: defaultFolder },
    "no-demo": { type: "boolean", default: false },
    processes: { type: "string", default: "1" },
    keep: { type: "boolean", default: false },
  },
});
const [command = "help", host = ""] = positionals;
const folder = resolve(values.folder);
const say = (/** @type {string} */ line) => console.log(line);

/** @returns {import("./cluster-folder.mjs").Cluster} */
function running() {
  const cluster = readCluster(folder);
  if (!cluster) throw new Error(`no cluster runs in ${folder}: start it first`);
  return cluster;
}

async function start() {
  if (readCluster(folder)) throw new Error(`a cluster is in ${folder} already: stop it first`);
  const { on } = values;
  if (on !== undefined && on !== "namespaces" && on !== "ports")
    throw new Error("--on takes namespaces or ports");
  // Ctrl-C in the middle leaves nothing either.
  process.once("SIGINT", () => void stopCluster(folder, { isKept: false }).then(() => process.exit(1)));
  const options = { on, demo: !values["no-demo"], processes: Number(values.processes), say };
  try {
    const cluster = await startCluster(folder, options);
    const edge = hostNamed("edge");
    const place = `${addressOf(cluster.on, edge)}:${portOf(cluster.on, edge, "shops")}`;
    say(`Shops are at ${place}: curl --header "Host: harbor.localhost" http://${place}/`);
  } catch (error) {
    await stopCluster(folder, { isKept: values.keep });
    throw error;
  }
}

/** @type {Record<string, () => unknown>} */
const commands = {
  start,
  status: async () => (await statusOf(running())).forEach(say),
  kill: () => killHost(running(), host),
  cut: () => cutHost(running(), host),
  heal: () => healHost(running(), host),
  switch: async () => say(`The primary is ${await switchPrimary(running())}.`),
  stop: () => stopCluster(folder, { isKept: values.keep }),
  help: () => say(usage),
};

try {
  const run = commands[command];
  if (!run) throw new Error(`there is no command ${command}\n${usage}`);
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
