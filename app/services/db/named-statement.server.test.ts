import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { namedStatement } from "./named-statement.server";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const doubled = namedStatement<{ twice: number }>(
  "test_doubled",
  () => sql`select n * 2 as twice from unnest(${sql.placeholder("numbers")}::int[]) as n`,
);

test("a named statement is run with each call's own values", async () => {
  expect(await doubled(database.db, { numbers: [1, 2] })).toEqual([{ twice: 2 }, { twice: 4 }]);
  expect(await doubled(database.db, { numbers: [21] })).toEqual([{ twice: 42 }]);
});

test("within a transaction it sees what the transaction wrote", async () => {
  const count = namedStatement<{ count: number }>(
    "test_count",
    () => sql`select count(*)::int as count from written where n = ${sql.placeholder("n")}`,
  );
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table written (n int) on commit drop`);
    await tx.execute(sql`insert into written values (7)`);
    expect(await count(tx, { n: 7 })).toEqual([{ count: 1 }]);
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
