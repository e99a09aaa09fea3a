import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { namedStatement } from "./named-statement.server";

const database = withTestDatabase();

const doubled = namedStatement<{ twice: number }>(
  "test_doubled",
  () => sql`select n * 2 as twice from unnest(${sql.placeholder("numbers")}::int[]) as n`,
);

test("a named statement is run with each call's own values", async () => {
  expect(await doubled(database.db, { numbers: [1, 2] })).toEqual([{ twice: 2 }, { twice: 4 }]);
  expect(await doubled(database.db, { numbers: [21] })).toEqual([{ twice: 42 }]);
});

test("within a transaction it runs on the transaction's connection, wherever it ran before", async () => {
  const connection = namedStatement<{ pid: number }>("test_pid", () => sql`select pg_backend_pid() as pid`);
  await connection(database.db, {});
  await database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    expect(await connection(tx, {})).toEqual(rows);
  });
});

test("connections remember its plan", async () => {
  await database.db.transaction(async (tx) => {
    for (let call = 0; call < 3; call++) await doubled(tx, { numbers: [call] });
    const { rows } = await tx.execute<{ name: string }>(
      sql`select name from pg_prepared_statements where name = 'test_doubled'`,
    );
    expect(rows).toHaveLength(1);
  });
});
