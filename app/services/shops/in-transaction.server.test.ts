import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../tests/support/with-test-database";
import { testActing } from "./audit/actor-fixture.server";
import { inTransaction } from "./in-transaction.server";

const database = withTestDatabase();
beforeEach(async () => {
  await database.pool.query("drop table if exists counted");
  await database.pool.query("create table counted (id int primary key, n int not null)");
  await database.pool.query("insert into counted values (1, 0), (2, 0)");
});

const count = async () =>
  (await database.pool.query("select n from counted order by id")).rows.map(({ n }) => n);

it("repeats the transaction that a deadlock ended, and counts it once", async () => {
  let arrivals = 0;
  let open = () => {};
  const bothHoldOne = new Promise<void>((resolve) => {
    open = resolve;
  });
  const countBoth = (first: number, second: number) =>
    inTransaction({ db: database.db, actor: testActing }, async ({ db }) => {
      await db.execute(sql`update counted set n = n + 1 where id = ${first}`);
      if (++arrivals === 2) open();
      await bothHoldOne;
      await db.execute(sql`update counted set n = n + 1 where id = ${second}`);
    });
  await Promise.all([countBoth(1, 2), countBoth(2, 1)]);
  expect([arrivals, await count()]).toEqual([3, [2, 2]]);
});

it("gives up after five tries", async () => {
  let tries = 0;
  const ended = Object.assign(new Error("could not serialize access"), { code: "40001" });
  const work = async () => {
    tries++;
    throw new Error("Failed query", { cause: ended });
  };
  await expect(inTransaction({ db: database.db, actor: testActing }, work)).rejects.toThrow("Failed query");
  expect(tries).toBe(5);
});

it("runs once what fails for another reason, and keeps nothing of it", async () => {
  let tries = 0;
  const refused = inTransaction({ db: database.db, actor: testActing }, async ({ db }) => {
    tries++;
    await db.execute(sql`update counted set n = 7`);
    throw new Error("Out of Stock");
  });
  await expect(refused).rejects.toThrow("Out of Stock");
  expect([tries, await count()]).toEqual([1, [0, 0]]);
});
