import { sql } from "drizzle-orm";
import type pg from "pg";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { createDb } from "./pool/open-pool.server";
import { shareOfPool } from "./pool/share-of-pool.server";
import { refusalOf } from "./refusal-of.server";

const database = withTestDatabase();
const written = async () => (await database.pool.query("select name from notes order by name")).rows;

beforeAll(() => database.pool.query("create table notes (name text)"));
beforeEach(() => database.pool.query("delete from notes"));

const write = (name: string) => sql`insert into notes values (${name})`;
/** Ends the server process of a connection, as a server that shuts down does. */
const endServerOf = (pid: unknown) => database.pool.query("select pg_terminate_backend($1, 5000)", [pid]);

test("a transaction that ended before its commit is run again, and written once (rule resilience-13)", async () => {
  const db = createDb(database.pool);
  let tries = 0;
  const said = await db.transaction(async (tx) => {
    tries += 1;
    await tx.execute(write(`try ${tries}`));
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    if (tries === 1) await endServerOf(rows[0]?.pid);
    await tx.execute(write(`end of ${tries}`));
    return tries;
  });
  expect(said).toBe(2);
  expect(await written()).toEqual([{ name: "end of 2" }, { name: "try 2" }]);
});

test("what the work itself refuses is thrown at once", async () => {
  let tries = 0;
  const refused = createDb(database.pool).transaction(async (tx) => {
    tries += 1;
    await tx.execute(write("refused"));
    throw new Error("sold out");
  });
  await expect(refused).rejects.toThrow("sold out");
  expect([tries, await written()]).toEqual([1, []]);
});

/** A pool of one connection that fails at these statements, as a connection does that breaks. */
function poolThatBreaksAt(errors: Record<string, Error>) {
  const released: unknown[] = [];
  const sent: string[] = [];
  const client = {
    async query(statement: { text: string }) {
      sent.push(statement.text);
      const error = errors[statement.text.trim()];
      if (error) throw error;
      return { rows: [] };
    },
    release: (isBroken: unknown) => void released.push(isBroken),
  };
  return { pool: { connect: async () => client } as unknown as pg.Pool, sent, released };
}

const broken = new Error("Connection terminated unexpectedly");

test("a commit whose answer is missing is not repeated", async () => {
  const { pool, sent, released } = poolThatBreaksAt({ commit: broken });
  const failed = createDb(pool).transaction((tx) => tx.execute(sql`select 1`));
  expect(await failed.catch(refusalOf)).toBe("away");
  expect(sent.filter((text) => text === "commit")).toHaveLength(1);
  expect(released).toEqual([true]);
});

test("a commit that a server refused as it shut down is repeated", async () => {
  const going = Object.assign(new Error("going"), { severity: "FATAL", code: "57P01" });
  const { pool, sent } = poolThatBreaksAt({ commit: going });
  await createDb(pool)
    .transaction((tx) => tx.execute(sql`select 1`))
    .catch(() => {});
  expect(sent.filter((text) => text === "commit").length).toBeGreaterThan(1);
});

test("a refused commit is repeated though rolling it back fails, because the connection is gone", async () => {
  const going = Object.assign(new Error("going"), { severity: "FATAL", code: "57P01" });
  const { pool, sent, released } = poolThatBreaksAt({ commit: going, rollback: broken });
  await createDb(pool)
    .transaction((tx) => tx.execute(sql`select 1`))
    .catch(() => {});
  expect(sent.filter((text) => text === "commit")).toHaveLength(4);
  expect(released).toEqual([true, true, true, true]);
});

test("a connection whose transaction could not begin is given back to the tenant's share", async () => {
  const { pool, released } = poolThatBreaksAt({ begin: broken });
  const share = shareOfPool(pool, { connections: 1, waitMs: 50 });
  const failed = createDb(share).transaction((tx) => tx.execute(sql`select 1`));
  expect(await failed.catch(refusalOf)).toBe("away");
  expect(released).toEqual([true, true, true, true]);
});

test("reads of one moment are not repeated", async () => {
  const { pool, released } = poolThatBreaksAt({ "select 1": broken });
  const read = createDb(pool).transaction((tx) => tx.execute(sql`select 1`), {
    isolationLevel: "repeatable read",
  });
  await expect(read).rejects.toThrow();
  expect(released).toHaveLength(1);
});
