import type pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { CHANGE_CHANNEL } from "../changes/announce-change.server";

/** Hears what running processes are told. @returns what a piece of work told, a list of tags a message */
export function hearChanges(database: {
  pool: pg.Pool;
}): (work: () => Promise<unknown>) => Promise<string[][]> {
  let listener: pg.PoolClient;
  const told: string[][] = [];
  beforeAll(async () => {
    listener = await database.pool.connect();
    listener.on("notification", ({ payload }) => told.push(JSON.parse(payload ?? "").tags));
    await listener.query(`listen ${CHANGE_CHANNEL}`);
  });
  afterAll(() => listener.release(true));
  return async (work) => {
    // What was told before a statement is read with its answer.
    await listener.query("select 1");
    told.length = 0;
    await work();
    await listener.query("select 1");
    return told.map((tags) => [...tags].sort());
  };
}
