import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../../config/start-error";
import { superuser } from "./init-cluster.server";
import type { Launched } from "./launch-postgres.server";
import { type ClusterPlace, clusterFolder, logFile, passwordFile } from "./place-cluster.server";
import {
  forgetPostmaster,
  interruptPostmaster,
  isAlive,
  type Postmaster,
  readPostmaster,
} from "./postmaster.server";

/** Every process that uses the cluster holds this lock, shared; the last one to leave gets it for itself. */
export const membershipLockKey = 7_263_002;

const firstPauseMs = 20;
const longestPauseMs = 500;
const progressEveryMs = 5_000;
const unreachableAfterMs = 5_000;
const giveUpAfterMs = 30_000;

/**
 * Becomes a user of the cluster: connects to the server that runs, launches one if none does, waits for one
 * that is recovering or shutting down. Two processes may do so at once: PostgreSQL lets only one server run,
 * and the process whose server was too late joins the other.
 * @param launch launches a server
 * @returns a connection as superuser that marks this process as a user for as long as it lives
 * @throws StartError when servers keep ending or the cluster's password is not ours
 */
export async function joinCluster(
  place: ClusterPlace,
  launch: () => Promise<Launched>,
  log: (line: string) => void,
): Promise<pg.Client> {
  const cluster = clusterFolder(place);
  const startedAtMs = performance.now();
  let launched: Launched | undefined;
  let reportedAtMs = startedAtMs;
  let unreachableSinceMs: number | undefined;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const nowMs = performance.now();
    const postmaster = readPostmaster(cluster);
    const outcome = postmaster?.host ? await enter(place, postmaster) : undefined;
    if (outcome instanceof pg.Client) return outcome;
    if (outcome === "28P01") throw new StartError(lostPassword(place));

    if (postmaster && isAlive(postmaster)) {
      unreachableSinceMs = isUnreachable(postmaster) ? (unreachableSinceMs ?? nowMs) : undefined;
      if (unreachableSinceMs && nowMs - unreachableSinceMs > unreachableAfterMs) {
        log("The database runs but its socket is gone; starting it again.");
        interruptPostmaster(postmaster);
        unreachableSinceMs = undefined;
      }
    } else if (!launched || launched.hasEnded()) {
      if (launched && nowMs - startedAtMs > giveUpAfterMs) throw new StartError(failedLaunch(place));
      if (postmaster && !isServersWord(outcome)) forgetPostmaster(cluster);
      launched = await launch();
      pauseMs = launched ? Math.max(pauseMs, firstPauseMs) : pauseMs;
    }
    if (nowMs - reportedAtMs > progressEveryMs) {
      reportedAtMs = nowMs;
      log(`Still waiting for the database (see ${logFile(place)}).`);
    }
    await delay(pauseMs);
  }
}

/** A connection that holds the membership, or the code of what prevented it. */
async function enter(place: ClusterPlace, { host, port }: Postmaster): Promise<pg.Client | string> {
  const password = readFileSync(passwordFile(place), "utf8").trim();
  const client = new pg.Client({
    host,
    port,
    user: superuser,
    password,
    database: "postgres",
    application_name: "awning membership",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select pg_advisory_lock_shared($1)", [membershipLockKey]);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    return (error as { code?: string }).code ?? "no reply";
  }
}

/**
 * Whether a server spoke, by PostgreSQL's five-character codes; what the network says is a word like
 * ECONNREFUSED.
 */
function isServersWord(outcome: string | undefined): boolean {
  return outcome !== undefined && /^\d[\dA-Z]{4}$/.test(outcome);
}

function isUnreachable({ host, port }: Postmaster): boolean {
  return host?.startsWith("/") === true && !existsSync(join(host, `.s.PGSQL.${port}`));
}

function lostPassword(place: ClusterPlace): string {
  return `The database refuses the password in ${passwordFile(place)}: bring the right one back, or set another DATA_DIR.`;
}

function failedLaunch(place: ClusterPlace): string {
  const file = logFile(place);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const reason =
    lines.filter((line) => /FATAL|PANIC|error while loading/.test(line)).at(-1) ??
    lines.at(-1) ??
    "no reason";
  return `The database does not start (${reason.replace(/^.*?(FATAL|PANIC): +/, "")}): see ${file}, or set DATABASE_URL.`;
}
