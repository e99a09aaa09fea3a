// The folder of a running cluster: configuration, data, logs, and what the commands have to know of it.
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * @typedef {object} Cluster
 * @property {string} folder absolute path
 * @property {import("./hosts.mjs").Place} on
 * @property {Record<"superuser" | "replication" | "awning" | "session" | "secrets" | "store", string>}
 * secrets
 */

export const defaultFolder = join(tmpdir(), "awning-cluster");

/** @param {string} folder */
const stateFile = (folder) => join(folder, "cluster.json");

/** @param {string} folder @returns {Cluster | null} */
export function readCluster(folder) {
  if (!existsSync(stateFile(folder))) return null;
  return { folder, ...JSON.parse(readFileSync(stateFile(folder), "utf8")) };
}

/**
 * @param {string} folder
 * @param {import("./hosts.mjs").Place} on
 * @returns {Cluster}
 * @throws when something is there
 */
export function makeCluster(folder, on) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: remove it, or name another by --folder`);
  const secret = () => randomBytes(24).toString("hex");
  const secrets = {
    superuser: secret(),
    replication: secret(),
    awning: secret(),
    session: secret(),
    secrets: secret(),
    store: secret(),
  };
  mkdirSync(folder, { recursive: true });
  // PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  writeFileSync(stateFile(folder), JSON.stringify({ on, secrets }), { mode: 0o600 });
  return { folder, on, secrets };
}

/**
 * Forgets a cluster that was stopped.
 * @param {string} folder
 * @param {{ isKept: boolean }} options whether its data and logs stay
 */
export function removeCluster(folder, { isKept }) {
  rmSync(isKept ? stateFile(folder) : folder, { recursive: true, force: true });
}
