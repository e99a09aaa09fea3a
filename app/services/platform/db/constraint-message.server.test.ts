import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { failureLine } from "../config/failure-line.server";

const database = withTestDatabase();

/** What a terminal shows of a statement that fails. */
const shown = async (statement: string): Promise<unknown> => {
  try {
    await database.db.transaction(async (tx) => {
      await tx.execute(
        sql`create temporary table mugs (tenant_id int not null, slug text not null, size smallint check (size > 0),
          unique (tenant_id, slug)) on commit drop`,
      );
      await tx.execute(sql`insert into mugs values (1, 'blue, tall', 5)`);
      await tx.execute(sql.raw(statement));
    });
    return null;
  } catch (error) {
    return failureLine(error);
  }
};

describe("a constraint of the database is said in words (rule operations-14)", () => {
  test.each([
    [
      "insert into mugs values (1, 'blue, tall', 5)",
      "There already is a row in mugs with slug 'blue, tall': give one of the two another. Nothing was written.",
    ],
    ["insert into mugs values (1, null, 5)", "A row in mugs has no slug. Nothing was written."],
    [
      "insert into mugs values (1, 'red', 0)",
      "A row in mugs breaks the rule 'mugs_size_check'. Nothing was written.",
    ],
    ["insert into mugs values (1, 'red', 70000)", "A number is too large to be stored. Nothing was written."],
    [
      "insert into mugs select 1, string_agg(md5(i::text), ''), 5 from generate_series(1, 500) i",
      "A text is too long to be stored. Nothing was written.",
    ],
  ])("%s", async (statement, words) => {
    expect(await shown(statement)).toBe(words);
  });
});

test("another error of the database is said without its statement, which may hold people's data", async () => {
  const words = await shown("select nothing from mugs where slug = 'ada@example.com'");
  expect(words).toContain('column "nothing" does not exist');
  expect(words).not.toContain("ada@example.com");
});
