import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { withTestDatabase } from "../support/databases/with-test-database";
import { attempts } from "./attempts";
import { excused } from "./excused";
import { marker } from "./first-shop-names";
import { serviceNames } from "./service-names";
import { fingerprint, tablesOf } from "./tenant-fingerprint";
import { openTwoShops, type TwoShops } from "./two-shops";

const database = withTestDatabase();
let shops: TwoShops;
let tables: string[];
let before: Record<string, string>;

beforeAll(async () => {
  shops = await openTwoShops(database.db);
  tables = await tablesOf(database.db, "tenant");
  before = await fingerprint(database.pool, tables, "tenant", shops.alpha.tenant.id);
});

const mapsToo = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);

test("every service is tried, or says why it need not be", () => {
  const known = new Set([...Object.keys(attempts), ...Object.keys(excused)]);
  expect(serviceNames().filter((name) => !known.has(name))).toEqual([]);
});

test("nothing is listed that no longer exists", () => {
  const existing = new Set(serviceNames());
  expect([...Object.keys(attempts), ...Object.keys(excused)].filter((name) => !existing.has(name))).toEqual(
    [],
  );
});

describe("in the name of one shop, with what belongs to another,", () => {
  test.each(Object.entries(attempts))("%s reads nothing and changes nothing of it", async (_, attempt) => {
    // A refusal is a good answer too; what counts is what came back and what is left.
    const answer = await attempt(shops).catch((error: unknown) => String(error));
    expect(JSON.stringify(answer ?? null, mapsToo)).not.toContain(marker);
    expect(String(answer)).not.toContain("of another shop");
    expect(await fingerprint(database.pool, tables, "tenant", shops.alpha.tenant.id)).toEqual(before);
  });
});

describe("the schema", () => {
  test("gives every table but the list of tenants a tenant", async () => {
    const { rows } = await database.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
    expect(rows.map(({ name }) => name).filter((name) => !tables.includes(name))).toEqual(["tenants"]);
  });

  test("begins every primary key with the tenant, except that a domain alone names a shop", async () => {
    const { rows } = await database.db.execute<{ name: string; first: string }>(sql`
      select c.relname as name, a.attname as first from pg_index i
      join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indisprimary order by 1`);
    const others = rows
      .filter(({ first }) => first !== "tenant_id")
      .map(({ name, first }) => `${name}.${first}`);
    expect(others).toEqual(["shop_domains.domain", "tenants.id"]);
  });
});
