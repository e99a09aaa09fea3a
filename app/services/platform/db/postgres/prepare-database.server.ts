import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { type ClusterPlace, passwordFile } from "./place-cluster.server";

/** Name of the product's database and of the role that owns it. */
const databaseName = "awning";

const preparationLockKey = 7_263_003;

/**
 * Makes the product's role and database where they are missing. The role is no superuser: a flaw in a query
 * must not reach files or settings of the server.
 * @param member a superuser's connection to the cluster
 * @returns how the product connects
 */
export async function prepareDatabase(place: ClusterPlace, member: pg.Client): Promise<pg.PoolConfig> {
  const password = rolePassword(place);
  await member.query("select pg_advisory_lock($1)", [preparationLockKey]);
  try {
    const role = await member.query("select 1 from pg_roles where rolname = $1", [databaseName]);
    if (role.rowCount === 0) {
      await member.query(`create role ${databaseName} login createdb password ${pg.escapeLiteral(password)}`);
    }
    // A business that is removed or restored has its rows written without triggers, which are for changes.
    await member.query(`grant set on parameter session_replication_role to ${databaseName}`);
    const database = await member.query("select 1 from pg_database where datname = $1", [databaseName]);
    if (database.rowCount === 0) await member.query(`create database ${databaseName} owner ${databaseName}`);
  } finally {
    await member.query("select pg_advisory_unlock($1)", [preparationLockKey]);
  }
  return { host: member.host, port: member.port, user: databaseName, password, database: databaseName };
}

/** Derived from the superuser's password, which cannot be had back from it. */
function rolePassword(place: ClusterPlace): string {
  const secret = readFileSync(passwordFile(place), "utf8").trim();
  return createHmac("sha256", secret).update(databaseName).digest("hex");
}
