import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { categories, productCategories, products, searchWords } from "~/tables/catalogue/catalogue";
import { offers, stockItems } from "~/tables/catalogue/offers";
import { menus, slugs, templates, widgetContents } from "~/tables/content/content";
import { shopDomains, shops } from "~/tables/shops/shops";
import { sellers, tenants } from "~/tables/shops/tenants";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { FilesContext } from "../files-context.server";

/** What a small shop consists of, each table behind those that it refers to. */
const copied: readonly PgTable[] = [
  tenants,
  sellers,
  shops,
  shopDomains,
  categories,
  stockItems,
  products,
  offers,
  productCategories,
  slugs,
  searchWords,
  templates,
  widgetContents,
  menus,
];

/** Replaces what must differ from shop to shop; everything else is as the model has it. */
const replaced: Record<string, SQL> = {
  "tenants.id": sql`made.tenant_id`,
  "tenants.code": sql`made.code`,
  "tenants.name": sql`made.name`,
  "sellers.id": sql`made.seller_id`,
  "sellers.guid": sql`gen_random_uuid()`,
  "shops.id": sql`made.shop_id`,
  "shops.code": sql`made.code`,
  "shops.name": sql`made.name`,
  "shops.settings": sql`jsonb_set(old.settings, '{general,app,name}', to_jsonb(made.name))`,
  "shop_domains.domain": sql`made.domain`,
};
/** The owners of a row are those of the new tenant, where the model's row has one. */
const owners: Record<string, SQL> = {
  tenant_id: sql`made.tenant_id`,
  shop_id: sql`case when old.shop_id is not null then made.shop_id end`,
  seller_id: sql`case when old.seller_id is not null then made.seller_id end`,
};

/** A shop to be made like another. */
export type NewCopy = { code: string; name: string; domain: string };

/**
 * Makes tenants like another, each with one shop, in one transaction: a statement for each table, however
 * many they are. Keys begin with the tenant, so products and categories keep their numbers. History and
 * folder marks stay the model's alone.
 */
export async function copyTenant(
  base: FilesContext,
  tenantId: string,
  copies: readonly NewCopy[],
): Promise<void> {
  await inTransaction(base, async ({ db }) => {
    await db.execute(sql`create temporary table made on commit drop as
      select gen_random_uuid() as tenant_id, gen_random_uuid() as shop_id, gen_random_uuid() as seller_id, code, name, domain
      from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as r (code text, name text, domain text)`);
    // The words of searches are copied, too: making them anew takes three times as long as all the rest.
    await db.execute(sql`alter table products disable trigger products_words_added`);
    await db.execute(sql`alter table categories disable trigger categories_words_added`);
    for (const table of copied) await db.execute(copyRows(table, tenantId));
    await db.execute(sql`set constraints all immediate`);
    await db.execute(sql`alter table categories enable trigger categories_words_added`);
    await db.execute(sql`alter table products enable trigger products_words_added`);
  });
}

/** The rows of a table once for each new tenant. */
function copyRows(table: PgTable, tenantId: string): SQL {
  const name = getTableName(table);
  const columns = Object.values(getTableColumns(table)).flatMap((column) =>
    column.generated ? [] : [column.name],
  );
  const values = columns.map(
    (column) => replaced[`${name}.${column}`] ?? owners[column] ?? sql`old.${sql.identifier(column)}`,
  );
  const names = columns.map((column) => sql.identifier(column));
  const key = sql.identifier(name === "tenants" ? "id" : "tenant_id");
  return sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from ${sql.identifier(name)} old cross join made
    where old.${key} = ${tenantId}`;
}
