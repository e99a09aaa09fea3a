import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { DatabaseOptions, StartedDatabase } from "../start/started-database";
import { findBinaries } from "./find-binaries.server";
import { initCluster } from "./init-cluster.server";
import { joinCluster } from "./join-cluster.server";
import { launchPostgres } from "./launch-postgres.server";
import { leaveCluster } from "./leave-cluster.server";
import { clusterFolder, placeCluster, recordPlace } from "./place-cluster.server";
import { prepareBinaries } from "./prepare-binaries.server";
import { prepareDatabase } from "./prepare-database.server";

const rejoinPauseMs = 250;

/**
 * Starts or joins the private PostgreSQL of a data folder and keeps it running while this process uses it.
 * @throws StartError naming what is wrong and how to mend it
 */
export async function startPostgres(options: DatabaseOptions): Promise<StartedDatabase> {
  const { log = () => {}, settings = {} } = options;
  const packaged = findBinaries();
  const place = placeCluster(options.dataDir, log);
  const binaries = prepareBinaries(packaged, place.user);
  if (!existsSync(clusterFolder(place))) log(`Making the database in ${place.home} ...`);
  await initCluster(place, binaries, packaged.version);
  recordPlace(place);

  const joinAgain = () => joinCluster(place, () => launchPostgres(place, binaries, settings), log);
  const first: Member = await joinAgain();
  const connection = await prepareDatabase(place, first);
  const membership = keepMembership(first, joinAgain, log);
  return {
    connection,
    owned: true,
    async stop() {
      const member = await membership.end();
      if (member) await leaveCluster(place, member, binaries);
    },
  };
}

/** The connection that marks this process as a user. (pg has ref and unref; its types lack them.) */
type Member = pg.Client & { ref?(): void; unref?(): void };

/** Joins again, launching the server if need be, whenever the connection that marks the membership breaks. */
function keepMembership(first: Member, joinAgain: () => Promise<Member>, log: (line: string) => void) {
  let ending = false;
  const watch = (client: Member): Member => {
    // An idle mark must not keep a finished process alive.
    client.unref?.();
    client.once("end", () => {
      if (!ending) member = rejoin();
    });
    return client;
  };
  const rejoin = async (): Promise<Member | undefined> => {
    log("The database went away; starting it again.");
    while (!ending) {
      try {
        return watch(await joinAgain());
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await delay(rejoinPauseMs);
      }
    }
    return undefined;
  };
  let member: Promise<Member | undefined> = Promise.resolve(watch(first));
  return {
    /** Ends the watch; answers the connection to leave with, once. */
    async end(): Promise<Member | undefined> {
      if (ending) return undefined;
      ending = true;
      const last = await member;
      last?.ref?.();
      return last;
    },
  };
}
