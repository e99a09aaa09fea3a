// The hosts of the cluster, what runs on each, and where it is reached.
import { networkInterfaces } from "node:os";

/** The network of the namespaces; the machine itself is its first address. */
const network = "10.231.77";

/** Where the ports of a cluster on loopback begin; each host has a hundred. */
const firstPort = 21_000;

/**
 * What runs on a host, in the order in which it is started, with its usual port.
 * @type {Record<string, number>}
 */
const usualPorts = {
  etcd: 2379,
  "etcd-peers": 2380,
  postgres: 5432,
  patroni: 8008,
  primary: 5000,
  pgbouncer: 6432,
  awning: 3000,
  shops: 8080,
  store: 9000,
};

/** @typedef {"db1" | "db2" | "db3" | "app1" | "app2" | "edge" | "store"} Host */
/** @typedef {"namespaces" | "ports"} Place where the hosts are: network namespaces, or ports of loopback */

/**
 * Every host with the last part of its address and its services, in the order in which they are started.
 * @type {{ host: Host, number: number, services: string[] }[]}
 */
export const hosts = [
  { host: "db1", number: 11, services: ["etcd", "patroni"] },
  { host: "db2", number: 12, services: ["etcd", "patroni"] },
  { host: "db3", number: 13, services: ["etcd", "patroni"] },
  { host: "app1", number: 21, services: ["haproxy-database", "pgbouncer", "awning"] },
  { host: "app2", number: 22, services: ["haproxy-database", "pgbouncer", "awning"] },
  { host: "edge", number: 10, services: ["haproxy-shops"] },
  { host: "store", number: 31, services: ["store"] },
];

export const databaseHosts = hosts.filter(({ services }) => services.includes("patroni"));
export const appHosts = hosts.filter(({ services }) => services.includes("awning"));

/** @param {string} name @returns {(typeof hosts)[number]} @throws when there is no such host */
export function hostNamed(name) {
  const found = hosts.find(({ host }) => host === name);
  if (!found) throw new Error(`there is no host ${name}: ${hosts.map(({ host }) => host).join(", ")}`);
  return found;
}

/** The address of the machine that holds the namespaces. */
export const bridgeAddress = `${network}.1`;
export const networkMask = 24;

/**
 * The address of a host.
 * @param {Place} on
 * @param {{ number: number }} host
 */
export const addressOf = (on, { number }) => (on === "namespaces" ? `${network}.${number}` : "127.0.0.1");

/** The networks that may reach the databases. @param {Place} on */
export const networkOf = (on) => (on === "namespaces" ? `${network}.0/${networkMask}` : "127.0.0.1/32");

/**
 * The port of a service: the usual one in a namespace, one of the host's own on loopback.
 * @param {Place} on
 * @param {{ number: number }} host
 * @param {string} service a name of `usualPorts`
 */
export function portOf(on, { number }, service) {
  const usual = usualPorts[service];
  if (usual === undefined) throw new Error(`no port is known of ${service}`);
  if (on === "namespaces") return usual;
  return firstPort + number * 100 + Object.keys(usualPorts).indexOf(service);
}

/** Whether another network of this machine has the addresses of the namespaces. */
export const isNetworkTaken = () =>
  Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address.startsWith(`${network}.`)),
  );
