import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { refusalOf } from "../refusal-of.server";
import { createDb } from "./open-pool.server";
import { RequestDeadline, withDeadline } from "./request-deadline.server";
import { shareOfPool } from "./share-of-pool.server";

const database = withTestDatabase();
beforeAll(async () => {
  await database.pool.query("create table counted (shop text primary key); insert into counted values ('a')");
});

test("a tenant whose rows are locked is refused beyond its share, and others are answered", async () => {
  const tenants = ["a", "b"].map(() => createDb(shareOfPool(database.pool, { connections: 2, waitMs: 50 })));
  const [locked, other] = tenants as [(typeof tenants)[0], (typeof tenants)[0]];
  const holder = await database.pool.connect();
  await holder.query("begin; select * from counted where shop = 'a' for update");
  const stuck = [1, 2].map(() =>
    locked.transaction((tx) => tx.execute(sql`select * from counted where shop = 'a' for update`)),
  );
  const beyond = await locked.execute(sql`select 1`).catch((error: unknown) => error);
  expect(refusalOf(beyond)).toBe("busy");
  expect((await other.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);

  await holder.query("rollback");
  holder.release();
  await Promise.all(stuck);
  expect((await locked.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test("queries beyond the share take turns, and failed ones give theirs back", async () => {
  const db = createDb(shareOfPool(database.pool, { connections: 1, waitMs: 20_000 }));
  const failing = Array.from({ length: 5 }, () => db.execute(sql`select 1 / 0`).catch(() => "failed"));
  expect(await Promise.all(failing)).toEqual(Array(5).fill("failed"));
  const { rows } = await db.execute(sql`select 1 as one`);
  expect(rows).toEqual([{ one: 1 }]);
});

test("a request with patience gets its turn after others were refused", async () => {
  const db = createDb(shareOfPool(database.pool, { connections: 1, waitMs: 20 }));
  const holder = await database.pool.connect();
  await holder.query("begin; select * from counted where shop = 'a' for update");
  // Statements of drizzle begin when they are waited for.
  const stuck = db.execute(sql`select * from counted where shop = 'a' for update`).then(() => "ended");
  const ask = (deadline: RequestDeadline) =>
    withDeadline(deadline, () =>
      db.execute(sql`select 1 as one`).then(
        ({ rows }) => rows,
        (error: unknown) => refusalOf(error),
      ),
    );
  const patient = ask(new RequestDeadline(20_000));
  for (let tries = 0; tries < 3; tries++) expect(await ask(new RequestDeadline())).toBe("busy");
  await holder.query("rollback");
  holder.release();
  expect([await stuck, await patient]).toEqual(["ended", [{ one: 1 }]]);
});

test("a request past its deadline holds no connection: its statement is cancelled, and it gets no other", async () => {
  const db = createDb(shareOfPool(database.pool, { connections: 2, waitMs: 20_000 }));
  const holder = await database.pool.connect();
  await holder.query("begin; select * from counted where shop = 'a' for update");
  const deadline = new RequestDeadline();
  const locking = sql`select * from counted where shop = 'a' for update`;
  const stuck = withDeadline(deadline, () => db.execute(locking).catch((error: unknown) => error));
  const isWaiting = async () => {
    const { rows } = await database.pool.query("select 1 from pg_locks where not granted");
    return rows.length;
  };
  await expect.poll(isWaiting).toBe(1);

  await deadline.end();
  expect(refusalOf(await stuck)).toBe("busy");
  const more = await withDeadline(deadline, () => db.execute(sql`select 1`).catch((error: unknown) => error));
  expect(refusalOf(more)).toBe("busy");
  await holder.query("rollback");
  holder.release();
});
