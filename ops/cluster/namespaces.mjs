// A network namespace for each host, all of them at one bridge of this machine.
import { bridgeAddress, hosts, isNetworkTaken, networkMask } from "./hosts.mjs";
import { run, succeeds } from "./run.mjs";

const bridge = "awning-br";
/** @param {string} host */
export const namespaceOf = (host) => `awning-${host}`;
/** The machine's end of the cable of a host. @param {string} host */
const cableOf = (host) => `awn-${host}`;

const ip = (/** @type {string[]} */ ...args) => run("ip", args);

/** Whether this machine lets us make namespaces and cables between them. */
export function areNamespacesAllowed() {
  const name = `awning-try-${process.pid}`;
  const cable = `awn-t${process.pid}`;
  try {
    if (!succeeds("ip", ["netns", "add", name])) return false;
    return (
      succeeds("ip", ["link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", name]) &&
      succeeds("ip", ["link", "add", `${cable}b`, "type", "bridge"])
    );
  } finally {
    succeeds("ip", ["link", "delete", cable]);
    succeeds("ip", ["link", "delete", `${cable}b`]);
    succeeds("ip", ["netns", "delete", name]);
  }
}

/**
 * Makes the bridge and a namespace for each host.
 * @throws when another network has these addresses
 */
export function makeNamespaces() {
  if (isNetworkTaken())
    throw new Error(`another network of this machine has ${bridgeAddress}/${networkMask}`);
  ip("link", "add", bridge, "type", "bridge");
  ip("address", "add", `${bridgeAddress}/${networkMask}`, "dev", bridge);
  ip("link", "set", bridge, "up");
  const subnet = bridgeAddress.replace(/\.\d+$/, "");
  for (const { host, number } of hosts) {
    const [namespace, cable] = [namespaceOf(host), cableOf(host)];
    ip("netns", "add", namespace);
    ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", namespace);
    ip("link", "set", cable, "master", bridge, "up");
    const inside = (/** @type {string[]} */ ...args) => ip("-n", namespace, ...args);
    inside("address", "add", `${subnet}.${number}/${networkMask}`, "dev", "eth0");
    inside("link", "set", "eth0", "up");
    inside("link", "set", "lo", "up");
  }
}

/** Removes what is there of them; their processes have to be ended before. */
export function removeNamespaces() {
  for (const { host } of hosts) {
    succeeds("ip", ["link", "delete", cableOf(host)]);
    succeeds("ip", ["netns", "delete", namespaceOf(host)]);
  }
  succeeds("ip", ["link", "delete", bridge]);
}

/** Names of the hosts whose namespace exists. */
export function namespacedHosts() {
  try {
    const names = ip("netns", "list")
      .split("\n")
      .map((line) => line.split(" ")[0]);
    return hosts.filter(({ host }) => names.includes(namespaceOf(host))).map(({ host }) => host);
  } catch {
    return [];
  }
}

/** Pulls the cable of a host: what it sends vanishes without a word. @param {string} host */
export const pullCable = (host) => void ip("link", "set", cableOf(host), "down");
/** @param {string} host */
export const plugCable = (host) => void ip("link", "set", cableOf(host), "up");
/** @param {string} host */
export const isCablePulled = (host) => !/[<,]UP[,>]/.test(ip("link", "show", cableOf(host)));

/** Ids of all processes in the namespace of a host. @param {string} host @returns {number[]} */
export const processesIn = (host) =>
  namespacedHosts().includes(hosts.find((one) => one.host === host)?.host ?? "edge")
    ? ip("netns", "pids", namespaceOf(host)).split("\n").filter(Boolean).map(Number)
    : [];
