import { afterAll, beforeAll, expect, test } from "vitest";
import { sqlOfSchema } from "../../../../scripts/generate-migrations.mjs";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.drop());

/** What tables there are made of, whatever the order of their columns, which additions change. */
const parts = `
  select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || a.attnotnull
    || a.attidentity::text || a.attgenerated::text || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') as part
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind in ('r', 'p') and c.relnamespace = $1::regnamespace
  union all
  select conrelid::regclass || ' ' || conname || ' ' || replace(pg_get_constraintdef(oid), ' NOT VALID', '')
  from pg_constraint where connamespace = $1::regnamespace and contype not in ('n', 't')
  union all
  select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relkind in ('r', 'p') and c.relnamespace = $1::regnamespace
  order by 1`;

test("a migrated database has the tables that the schema asks for, and no others: write what is missing into a new migration", async () => {
  const client = await database.pool.connect();
  try {
    const read = async (schema: string) => {
      await client.query(`set local search_path = ${schema === "public" ? "public" : `${schema}, public`}`);
      const { rows } = await client.query<{ part: string }>(parts, [schema]);
      return rows.map(({ part }) => part.replaceAll(`${schema}.`, ""));
    };
    await client.query("begin");
    const migrated = await read("public");
    await client.query("create schema asked; set local search_path = asked, public");
    await client.query(sqlOfSchema().replaceAll('"public".', '"asked".'));
    expect(migrated).toEqual(await read("asked"));
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("the audit knows all columns of the tables it watches: end the migration with audit_table('<table>', '{}')", async () => {
  const client = await database.pool.connect();
  const read = async () =>
    (
      await client.query<{ name: string; made: string; given: string }>(
        `select proname as name, pg_get_functiondef(oid) as made, obj_description(oid, 'pg_proc')::jsonb as given
         from pg_proc where pronamespace = 'public'::regnamespace and obj_description(oid, 'pg_proc') is not null
         order by proname`,
      )
    ).rows;
  try {
    await client.query("begin");
    const before = await read();
    for (const { name } of before)
      await client.query("select audit_table($1, '{}')", [name.replace("audit_", "")]);
    expect(before.length).toBeGreaterThan(30);
    expect(before).toEqual(await read());
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("a new table is watched by one call, and its new columns by another", async () => {
  const client = await database.pool.connect();
  try {
    await client.query(`begin;
      create table notes (tenant_id uuid, id bigint, name text);
      select audit_table('notes', '{"keys": "{id}", "row_id": "id"}');
      alter table notes add column title text not null default '';
      select audit_table('notes', '{}');
      select set_config('awning.actor', '{}', true);
      insert into notes values (gen_random_uuid(), 1, 'Ann', 'a');
      update notes set title = 'b'`);
    const { rows } = await client.query(
      "select before, after from audit_log where subject = 'notes' order by before nulls first",
    );
    expect(rows).toEqual([
      { before: null, after: { name: "Ann", title: "a" } },
      { before: { title: "a" }, after: { title: "b" } },
    ]);
  } finally {
    await client.query("rollback");
    client.release();
  }
});
