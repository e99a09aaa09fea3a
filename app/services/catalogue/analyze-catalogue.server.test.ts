import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { analyzeCatalogue } from "./analyze-catalogue.server";

const database = withTestDatabase();

test("an apply does not wait for the statistics of another shop's (rule locks-5)", async () => {
  await database.db.transaction(async (other) => {
    await other.execute(sql`analyze products`);
    const analyzed = database.productDb.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '300ms'`);
      await analyzeCatalogue(tx);
    });
    await expect(analyzed).resolves.toBeUndefined();
  });
});
