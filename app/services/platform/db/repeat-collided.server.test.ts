import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { repeatCollided } from "./repeat-collided.server";

const database = withTestDatabase();
beforeEach(async () => {
  await database.pool.query("drop table if exists counted, heads, lines");
  await database.pool.query("create table counted (id int primary key, n int not null)");
  await database.pool.query("insert into counted values (1, 0), (2, 0)");
  await database.pool.query("create table heads (id int); create table lines (id int)");
});

const count = async () =>
  (await database.pool.query("select n from counted order by id")).rows.map(({ n }) => n);

test("a transaction that a deadlock ended is run again, and counts once (rule locks-2)", async () => {
  let arrivals = 0;
  let open = () => {};
  const bothHoldOne = new Promise<void>((resolve) => {
    open = resolve;
  });
  const countBoth = (first: number, second: number) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`update counted set n = n + 1 where id = ${first}`);
      if (++arrivals === 2) open();
      await bothHoldOne;
      await tx.execute(sql`update counted set n = n + 1 where id = ${second}`);
    });
  await Promise.all([countBoth(1, 2), countBoth(2, 1)]);
  expect([arrivals, await count()]).toEqual([3, [2, 2]]);
});

test("so is a statement on its own that a change of two tables ended", async () => {
  const waiting = async () =>
    (await database.pool.query("select 1 from pg_locks where not granted and relation = 'heads'::regclass"))
      .rows.length;
  let read: Promise<unknown> | undefined;
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`alter table heads add column note text`);
    if (!read) {
      // It has the lines, and waits for the heads.
      read = database.db.execute(sql`select from lines, heads`).then(({ rows }) => rows);
      await expect.poll(waiting, { interval: 20, timeout: 20_000 }).toBe(1);
    }
    await tx.execute(sql`alter table lines add column note text`);
  });
  expect(await read).toEqual([]);
});

test("after five tries it is given up", async () => {
  let tries = 0;
  const ended = Object.assign(new Error("could not serialize access"), { severity: "ERROR", code: "40001" });
  const work = async () => {
    tries++;
    throw new Error("Failed query", { cause: ended });
  };
  await expect(repeatCollided(work)).rejects.toThrow("Failed query");
  expect(tries).toBe(5);
});
