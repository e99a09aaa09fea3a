import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { testActing } from "../audit/actor-fixture.server";
import { inTransaction } from "./in-transaction.server";

const database = withTestDatabase();

it("runs once what fails for another reason than a collision, and keeps nothing of it", async () => {
  await database.pool.query("create table counted as select 0 as n");
  let tries = 0;
  const refused = inTransaction({ db: database.db, actor: testActing }, async ({ db }) => {
    tries++;
    await db.execute(sql`update counted set n = 7`);
    throw new Error("Out of Stock");
  });
  await expect(refused).rejects.toThrow("Out of Stock");
  expect([tries, (await database.pool.query("select n from counted")).rows]).toEqual([1, [{ n: 0 }]]);
});
