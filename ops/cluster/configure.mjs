// Configuration files of a host, made of the templates.
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf, appHosts, bridgeAddress, databaseHosts, hostNamed, networkOf, portOf } from "./hosts.mjs";
import { run } from "./run.mjs";

/** @typedef {import("./cluster-folder.mjs").Cluster} Cluster */

/** Where Debian keeps PostgreSQL's programs. */
const postgresVersions = "/usr/lib/postgresql";

/** Programs that refuse to run as root run as this user. */
export const databaseUser = "postgres";

/** Files of each service: the template, and where it goes in the folder of the host. */
const filesOf = {
  etcd: ["etcd.yml"],
  patroni: ["patroni.yml"],
  "haproxy-database": ["haproxy-database.cfg"],
  pgbouncer: ["pgbouncer.ini", "userlist.txt"],
  awning: ["awning.env"],
  "haproxy-shops": ["haproxy-shops.cfg"],
  store: ["store.env"],
};

/** The newest of the installed versions. */
function postgresPrograms() {
  const versions = existsSync(postgresVersions)
    ? readdirSync(postgresVersions).sort((a, b) => Number(b) - Number(a))
    : [];
  if (versions[0] === undefined)
    throw new Error(`no PostgreSQL in ${postgresVersions}: apt-get install postgresql`);
  return join(postgresVersions, versions[0], "bin");
}

/**
 * Replaces every `{{name}}`.
 * @param {string} template
 * @param {Record<string, string | number>} values
 * @throws when a value is missing
 */
function fill(template, values) {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => {
    if (values[name] === undefined) throw new Error(`a template asks for {{${name}}}, which has no value`);
    return String(values[name]);
  });
}

/**
 * What the templates of a host may ask for.
 * @param {Cluster} cluster
 * @param {string} name
 * @param {{ demo: boolean, processes: number }} options
 */
function valuesOf(cluster, name, { demo, processes }) {
  const { on, secrets } = cluster;
  const host = hostNamed(name);
  const port = (/** @type {string} */ service) => portOf(on, host, service);
  const address = addressOf(on, host);
  const each = (
    /** @type {typeof databaseHosts} */ list,
    /** @type {(one: typeof host) => string} */ write,
  ) => list.map(write);
  const members = each(
    databaseHosts,
    (one) => `${one.host}=http://${addressOf(on, one)}:${portOf(on, one, "etcd-peers")}`,
  );
  return {
    host: name,
    address,
    network: networkOf(on),
    folder: hostFolder(cluster, name),
    cluster: cluster.folder,
    etcdMembers: members.join(","),
    etcdClients: each(databaseHosts, (one) => `"${addressOf(on, one)}:${portOf(on, one, "etcd")}"`).join(
      ", ",
    ),
    databaseServers: each(
      databaseHosts,
      (one) =>
        `  server ${one.host} ${addressOf(on, one)}:${portOf(on, one, "postgres")} check port ${portOf(on, one, "patroni")}`,
    ).join("\n"),
    appServers: each(
      appHosts,
      (one) => `  server ${one.host} ${addressOf(on, one)}:${portOf(on, one, "awning")} check`,
    ).join("\n"),
    primaryBind: `127.0.0.1:${port("primary")}`,
    shopsBind: `${on === "namespaces" ? "" : "127.0.0.1"}:${port("shops")}`,
    primaryAddress: "127.0.0.1",
    pgbouncerAddress: "127.0.0.1",
    // A process asks each how far it is; the one that is the primary is left alone.
    replicaUrls: each(
      databaseHosts,
      (one) =>
        `postgres://awning:${secrets.awning}@${addressOf(on, one)}:${portOf(on, one, "postgres")}/awning`,
    ).join(","),
    storeAddress: addressOf(on, hostNamed("store")),
    storePort: portOf(on, hostNamed("store"), "store"),
    storeRegion: "us-east-1",
    storeKey: "awning",
    storeSecret: secrets.store,
    // Whoever asks edge from the machine itself may say whom for: tests send many shoppers.
    machineAddress: on === "namespaces" ? bridgeAddress : "127.0.0.1",
    edgeAddress: addressOf(on, hostNamed("edge")),
    shopsPort: portOf(on, hostNamed("edge"), "shops"),
    etcdPort: port("etcd"),
    etcdPeersPort: port("etcd-peers"),
    postgresPort: port("postgres"),
    patroniPort: port("patroni"),
    primaryPort: port("primary"),
    pgbouncerPort: port("pgbouncer"),
    awningPort: port("awning"),
    postgresPrograms: postgresPrograms(),
    superuserPassword: secrets.superuser,
    replicationPassword: secrets.replication,
    awningPassword: secrets.awning,
    sessionSecret: secrets.session,
    secretsKey: secrets.secrets,
    watchdog: "off",
    demo: demo ? "on" : "off",
    processes,
  };
}

/** @param {Cluster} cluster @param {string} host */
export const hostFolder = (cluster, host) => join(cluster.folder, host);

/**
 * Writes the files of all services of a host.
 * @param {Cluster} cluster
 * @param {string} name
 * @param {{ demo: boolean, processes: number }} options
 */
export function configureHost(cluster, name, options) {
  const folder = hostFolder(cluster, name);
  mkdirSync(folder, { recursive: true });
  const values = valuesOf(cluster, name, options);
  const owned = [folder];
  for (const service of hostNamed(name).services)
    for (const file of filesOf[/** @type {keyof typeof filesOf} */ (service)]) {
      const template = readFileSync(join(import.meta.dirname, "templates", file), "utf8");
      writeFileSync(join(folder, file), fill(template, values), { mode: 0o600 });
      owned.push(join(folder, file));
    }
  if (process.getuid?.() !== 0) return;
  const [uid, gid] = ["-u", "-g"].map((what) => Number(run("id", [what, databaseUser])));
  for (const path of owned) chownSync(path, uid ?? 0, gid ?? 0);
}
