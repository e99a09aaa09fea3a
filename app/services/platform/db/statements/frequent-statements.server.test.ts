import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import type { Db } from "../pool/open-pool.server";
import { countStatements } from "./frequent-statements.server";

const database = withTestDatabase();

const countPrepared = async (db: Db): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_prepared_statements where statement like '%as tripled'`,
  );
  return rows[0]?.count ?? 0;
};

test("a connection prepares a statement that runs for the fifth time", async () => {
  await database.db.transaction(async (tx) => {
    for (let run = 1; run <= 5; run++) {
      expect(await countPrepared(tx)).toBe(0);
      const { rows } = await tx.execute<{ tripled: number }>(sql`select ${run}::int * 3 as tripled`);
      expect(rows).toEqual([{ tripled: run * 3 }]);
    }
    expect(await countPrepared(tx)).toBe(1);
  });
});

test("a text of several statements is never prepared", async () => {
  await database.db.transaction(async (tx) => {
    for (let run = 1; run <= 6; run++) await tx.execute(sql.raw("select 1; select 2"));
  });
});

test("texts have names of their own, from their fifth run on", () => {
  const { nameOf } = countStatements();
  const asked = (text: string) => Array.from({ length: 5 }, () => nameOf(text)).at(-1);
  expect(nameOf("select 1")).toBeUndefined();
  expect(asked("select 1")).toBe("frequent_0");
  expect(asked("select 2")).toBe("frequent_1");
  expect(nameOf("select 1")).toBe("frequent_0");
});

test("a connection names 250 texts, and no more", () => {
  const { nameOf } = countStatements();
  for (let text = 0; text < 250; text++) for (let run = 0; run < 5; run++) nameOf(`select ${text}`);
  expect(nameOf("select 249")).toBe("frequent_249");
  for (let run = 0; run < 10; run++) expect(nameOf("select 250")).toBeUndefined();
});

test("a thousand texts that never come again are forgotten", () => {
  const { nameOf } = countStatements();
  for (let run = 0; run < 4; run++) nameOf("select 'rare'");
  for (let text = 0; text < 1000; text++) nameOf(`select ${text}`);
  expect(nameOf("select 'rare'")).toBeUndefined();
});
