import { loadModule } from "libpg-query";
import { beforeAll, describe, expect, test } from "vitest";
import { checkStatement } from "./check-statement";

beforeAll(() => loadModule());

const schema = {
  tables: new Set(["products", "offers", "carts", "shops", "shop_domains"]),
  keys: new Map([
    ["shop_domains", ["domain"]],
    ["shops", ["id", "code"]],
  ]),
};
const problemsOf = (text: string) => checkStatement(text, schema).problems;
const joined = "from products p join offers o on o.product_id = p.id";

describe("a statement that names its tenant", () => {
  test.each([
    ["by its own column", "select * from products where tenant_id = $1 and id = $2"],
    ["with a cast", "select * from products p where p.tenant_id = $1::uuid"],
    ["as a text", "select * from products where tenant_id = 'a1'"],
    [
      "through a join",
      "select * from products p join offers o on o.tenant_id = p.tenant_id where p.tenant_id = $1",
    ],
    [
      "through two joins",
      `select * from carts c join offers o on o.tenant_id = c.tenant_id
      join products p on p.tenant_id = o.tenant_id where c.tenant_id = $1`,
    ],
    [
      "of what is joined from outside",
      "select * from products p left join offers o on o.tenant_id = p.tenant_id where p.tenant_id = $1",
    ],
    [
      "in both arms of a union",
      "select id from products where tenant_id = $1 union all select id from carts where tenant_id = $1",
    ],
    [
      "in a subquery",
      "select * from carts where tenant_id = $1 and id in (select id from products where tenant_id = $1)",
    ],
    [
      "in a subquery by the row around it",
      "select (select count(*) from offers o where o.tenant_id = p.tenant_id) from products p where p.tenant_id = $1",
    ],
    ["in a named query", "with hit as (select * from products where tenant_id = $1) select * from hit"],
    [
      "beside a named query",
      "with hit as (select 1 as id) select * from hit join products p on p.tenant_id = $1 and p.id = hit.id",
    ],
    [
      "in a lateral query",
      "select * from products p, lateral (select 1 from offers o where o.tenant_id = p.tenant_id) f where p.tenant_id = $1",
    ],
    [
      "in an update",
      "update offers o set stock_item_id = null from products p where o.tenant_id = $1 and p.tenant_id = o.tenant_id",
    ],
    ["in a delete", 'delete from "carts" where ("carts"."tenant_id" = $1 and "carts"."id" in ($2, $3))'],
    ["in a new row", "insert into carts (id, tenant_id) values ($1, $2), ($3, $2) on conflict do nothing"],
    [
      "in new rows read from others",
      "insert into offers (tenant_id, product_id) select p.tenant_id, p.id from products p where p.tenant_id = $1",
    ],
    ["in a cursor", "declare c cursor for select * from products where tenant_id = $1"],
    ["as a row of tenants", "select * from tenants t join products p on p.tenant_id = t.id where t.id = $1"],
  ])("%s", (_, text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test("touches nothing of a tenant", () => {
    for (const text of ["select 1", "begin", "select * from graphile_worker.jobs", "select id from tenants"])
      expect(problemsOf(text)).toEqual([]);
  });
});

describe("a statement that forgets it", () => {
  test.each([
    ["everywhere", "select * from products where id = $1", "products"],
    ["beside another condition", "select * from products where tenant_id = $1 or id = $2", "products"],
    ["negated", "select * from products where tenant_id <> $1", "products"],
    ["for a joined table", `select * ${joined} where p.tenant_id = $1`, "offers"],
    [
      "but for a table joined from outside",
      "select * from products p left join offers o on o.tenant_id = p.tenant_id and p.tenant_id = $1",
      "products",
    ],
    [
      "where two tables only name each other",
      "select * from products p join offers o on o.tenant_id = p.tenant_id",
      "products",
    ],
    [
      "in one arm of a union",
      "select id from products where tenant_id = $1 union select id from carts",
      "carts",
    ],
    [
      "in a subquery",
      "select * from carts where tenant_id = $1 and id in (select id from products)",
      "products",
    ],
    [
      "in a list of columns",
      "select (select count(*) from offers) from products where tenant_id = $1",
      "offers",
    ],
    ["in a named query", "with hit as (select * from products) select * from hit", "products"],
    [
      "in a lateral query",
      "select * from products p, lateral (select 1 from offers o where o.product_id = p.id) f where p.tenant_id = $1",
      "offers",
    ],
    ["in an update", "update offers set stock_item_id = null where product_id = $1", "offers"],
    [
      "for what an update reads",
      "update offers o set stock_item_id = p.id from products p where o.tenant_id = $1",
      "products",
    ],
    ["in a delete", "delete from carts where expires_at < $1", "carts"],
    ["in a cursor", "declare c cursor for select * from products", "products"],
    [
      "in a query that joins the list of tenants",
      "select * from tenants t join products p on p.tenant_id = t.id",
      "products",
    ],
  ])("%s", (_, text, table) => {
    expect(problemsOf(text)).toContain(`${table} without tenant_id`);
  });

  test.each([
    ["without the column", "insert into carts (id) values ($1)"],
    ["with its default", "insert into carts (id, tenant_id) values ($1, default)"],
    ["in one of its rows", "insert into carts (tenant_id, id) values ($1, $2), (default, $3)"],
    [
      "from something else",
      "insert into offers (tenant_id, product_id) select p.id, p.id from products p where p.tenant_id = $1",
    ],
  ])("in a new row %s", (_, text) => {
    expect(problemsOf(text)[0]).toMatch(/^a new row of (carts|offers) does not name its tenant$/);
  });

  test("by emptying a table", () => {
    expect(problemsOf("truncate carts")).toHaveLength(1);
  });
});

describe("the directory", () => {
  test.each([
    "select * from shop_domains where domain = $1",
    "select * from shop_domains where domain in ($1, $2)",
    "select * from shops s join tenants t on t.id = s.tenant_id where s.code = $1",
  ])("finds a tenant by a key of its own: %s", (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test("does so only with that key", () => {
    expect(problemsOf("select * from shops where name = $1")).toEqual(["shops without tenant_id"]);
  });
});

test("tells the values that name the tenant, so that two of them can be found", () => {
  expect(
    checkStatement(`select * ${joined} where p.tenant_id = $1 and o.tenant_id = $2`, schema).tenants,
  ).toEqual(["$1", "$2"]);
});
