import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadModule } from "libpg-query";
import { beforeAll, expect, test } from "vitest";
import { destructiveSteps } from "./destructive-steps";

const folder = "app/services/platform/db/migrations";
const migrations = readdirSync(folder).filter((name) => name.endsWith(".sql"));

beforeAll(() => loadModule());

test.each(migrations)("%s can be run while the release before serves (rule operations-11)", (name) => {
  expect(destructiveSteps(readFileSync(join(folder, name), "utf8"))).toEqual([]);
});

test.each([
  ["drop table notes", "drops a table"],
  ["alter table notes drop column name", "drops notes.name"],
  ["alter table notes rename column name to title", "renames name"],
  ["alter table notes rename to texts", "renames notes"],
  ["alter table notes alter column name type int using 1", "changes the type of notes.name"],
  [
    "alter table notes alter column name set not null",
    "refuses rows without notes.name, which the release before writes",
  ],
  [
    "alter table notes add column title text not null",
    "adds a column to notes that must be given, without a default",
  ],
  [
    "alter table notes add constraint named check (name <> '')",
    "adds a constraint to notes that is not NOT VALID: it reads every row under a lock",
  ],
  ["truncate notes", "empties a table"],
])("refused: %s", (sql, step) => expect(destructiveSteps(sql)).toEqual([step]));

test.each([
  "create table notes (name text); alter table notes alter column name set not null",
  "alter table notes add column title text",
  "alter table notes add column title text not null default ''",
  "alter table notes add constraint named check (name <> '') not valid",
  "alter table notes validate constraint named",
  "create index on notes (name)",
  "create or replace view titles as select 1 as one",
])("taken: %s", (sql) => expect(destructiveSteps(sql)).toEqual([]));

test("a step that is marked is taken, and the one after it is not", () => {
  const marked = "-- contract: nothing reads it since 2026.2\nalter table notes drop column name;";
  expect(destructiveSteps(marked)).toEqual([]);
  expect(destructiveSteps(`${marked}\ndrop table notes;`)).toEqual(["drops a table"]);
});
