// Starts everything, in the order in which one needs the other.
import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { makeCluster } from "./cluster-folder.mjs";
import { configureHost } from "./configure.mjs";
import { addressOf, appHosts, databaseHosts, hostNamed, hosts, portOf } from "./hosts.mjs";
import { areNamespacesAllowed, makeNamespaces } from "./namespaces.mjs";
import { succeeds } from "./run.mjs";
import { answers, ask, startService, until } from "./services.mjs";
import { primaryOf } from "./status.mjs";

/** @typedef {import("./cluster-folder.mjs").Cluster} Cluster */

/** The programs, and the Debian package of each. */
const packages = {
  etcd: "etcd-server",
  patroni: "patroni",
  haproxy: "haproxy",
  pgbouncer: "pgbouncer",
};

/** Bounds of a start that hangs, ms. The demo shops are made by the first application host. */
const within = { store: 60_000, etcd: 60_000, primary: 120_000, followers: 120_000, shops: 300_000 };

/**
 * @param {string} folder
 * @param {{ on?: import("./hosts.mjs").Place | undefined, demo: boolean, processes: number, say: (line:
 * string) => void }} options `on` left out means namespaces where the machine allows them
 * @returns {Promise<Cluster>}
 */
export async function startCluster(folder, { on, demo, processes, say }) {
  requirePrograms();
  const place = on ?? (areNamespacesAllowed() ? "namespaces" : "ports");
  const cluster = makeCluster(folder, place);
  if (place === "namespaces") makeNamespaces();
  for (const { host } of hosts)
    configureHost(cluster, host, { demo: demo && host === appHosts[0]?.host, processes });
  startService(cluster, "store", "store");

  say(`Three PostgreSQL, on ${place === "ports" ? "ports of loopback" : "hosts of their own"} ...`);
  for (const { host } of databaseHosts) startService(cluster, host, "etcd");
  await until("etcd", within.etcd, () => answers(cluster, "db1", "etcd", "/health"));
  for (const { host } of databaseHosts) startService(cluster, host, "patroni");
  await until("a primary", within.primary, async () => (await primaryOf(cluster)) !== null);
  await makeDatabase(cluster);
  await until("two followers", within.followers, async () => {
    const followers = await Promise.all(
      databaseHosts.map(({ host }) => answers(cluster, host, "patroni", "/replica")),
    );
    return followers.filter(Boolean).length === 2;
  });
  await until("a follower that commits wait for", within.followers, async () => {
    const synchronous = databaseHosts.map(({ host }) => answers(cluster, host, "patroni", "/synchronous"));
    return (await Promise.all(synchronous)).includes(true);
  });

  say(demo ? "Two application hosts; the first one makes the demo shops ..." : "Two application hosts ...");
  await until(
    "the store of files",
    within.store,
    async () => (await ask(cluster, "store", "store", "/")) !== null,
  );
  for (const { host } of appHosts) {
    for (const service of hostNamed(host).services) startService(cluster, host, service);
    await until(`Awning on ${host}`, within.shops, () => answers(cluster, host, "awning", "/readyz"));
  }
  startService(cluster, "edge", "haproxy-shops");
  await until("the shops", within.shops, () => answers(cluster, "edge", "shops", "/healthz"));
  return cluster;
}

function requirePrograms() {
  const missing = Object.entries(packages)
    .filter(([program]) => !existsSync(`/usr/sbin/${program}`) && !succeeds("which", [program]))
    .map(([, name]) => name);
  if (missing.length > 0) throw new Error(`missing here: apt-get install ${missing.join(" ")}`);
  if (!existsSync(join(import.meta.dirname, "..", "..", "build", "server.js")))
    throw new Error("Awning is not built: npm run build");
}

/** Makes the product's user and database. @param {Cluster} cluster */
async function makeDatabase(cluster) {
  const primary = await primaryOf(cluster);
  const host = hostNamed(primary ?? "");
  const client = new pg.Client({
    host: addressOf(cluster.on, host),
    port: portOf(cluster.on, host, "postgres"),
    user: "postgres",
    password: cluster.secrets.superuser,
    database: "postgres",
  });
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from pg_roles where rolname = 'awning'");
    if (rows.length > 0) return;
    await client.query(`create role awning login password '${cluster.secrets.awning}'`);
    await client.query("create database awning owner awning");
  } finally {
    await client.end();
  }
}
