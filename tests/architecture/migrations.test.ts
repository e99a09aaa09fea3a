import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generateTables } from "../../scripts/generate-migrations.mjs";

test("the tables migration matches the schema: run npm run db:generate", () => {
  expect(readFileSync("app/services/platform/db/migrations/0001_tables.sql", "utf8")).toBe(generateTables());
});
