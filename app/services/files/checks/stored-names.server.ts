import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { ownFilterCodes } from "~/models/catalogue/filters/own-filter-codes";
import { optionCode } from "~/models/catalogue/options/option-code";
import type { FolderNames } from "~/models/files/folders/folder-names";
import type { SettingsReference } from "~/models/shops/settings/settings-reference";
import { categories, products } from "~/tables/catalogue/catalogue";
import { priceLevels } from "~/tables/catalogue/offers";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A reference that leads to one record by its name. */
type Named = { kind: SettingsReference["kind"]; name: string };

/**
 * Those of the named records that the shop has, in the form in which a folder says what it has. Files named
 * without an address are never there: pictures are stored under addresses.
 */
export async function storedNames(ctx: ShopContext, references: readonly Named[]): Promise<FolderNames> {
  const namesOf = (kind: Named["kind"]) => [
    ...new Set(references.flatMap((one) => (one.kind === kind ? [one.name] : []))),
  ];
  return {
    images: new Set(),
    skus: await known(ctx, products, products.sku, products.tenantId, namesOf("product")),
    categories: await known(ctx, categories, categories.slug, categories.tenantId, namesOf("category")),
    sellers: await known(ctx, sellers, sellers.code, sellers.tenantId, namesOf("seller")),
    customerGroups: await pricedGroups(ctx, namesOf("customer group")),
    filters: await filterCodes(ctx, namesOf("filter")),
    taxClasses: await taxClasses(ctx, namesOf("tax class")),
    secrets: new Set(ctx.shop.secretNames),
  };
}

/** The names of a column that the business has. */
async function known(
  { db, tenant }: ShopContext,
  table: PgTable,
  column: AnyPgColumn,
  tenantId: AnyPgColumn,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .select({ name: sql<string>`${column}` })
    .from(table)
    .where(and(eq(tenantId, tenant.id), inArray(column, [...names])));
  return new Set(rows.map(({ name }) => name));
}

async function pricedGroups({ db, tenant }: ShopContext, names: readonly string[]): Promise<Set<string>> {
  const found = await namesFor(names, (name) =>
    db.$count(
      priceLevels,
      and(
        eq(priceLevels.tenantId, tenant.id),
        sql`${priceLevels.customerGroups} @> ${JSON.stringify([name])}::jsonb`,
      ),
    ),
  );
  return new Set(found);
}

async function taxClasses({ db, tenant }: ShopContext, names: readonly string[]): Promise<Set<string>> {
  const found = await namesFor(names, (name) =>
    db.$count(products, and(eq(products.tenantId, tenant.id), eq(products.taxClass, name))),
  );
  return new Set(["standard", ...found]);
}

/** Attributes are stored under their codes, options by their labels. */
async function filterCodes({ db, tenant }: ShopContext, names: readonly string[]): Promise<Set<string>> {
  const others = names.filter((name) => !ownFilterCodes.includes(name));
  if (others.length === 0) return new Set(ownFilterCodes);
  const attributes = await namesFor(others, (name) =>
    db.$count(products, and(eq(products.tenantId, tenant.id), hasKey(name))),
  );
  const axes = await db
    .selectDistinct({ label: sql<string>`jsonb_array_elements(${products.optionAxes}) ->> 'label'` })
    .from(products)
    .where(and(eq(products.tenantId, tenant.id), isNull(products.parentId)));
  return new Set([...ownFilterCodes, ...attributes, ...axes.flatMap(({ label }) => optionCode(label) ?? [])]);
}

const hasKey = (name: string): SQL => sql`jsonb_exists(${products.attributes}, ${name})`;

async function namesFor(names: readonly string[], count: (name: string) => Promise<number>) {
  const found: string[] = [];
  for (const name of names) if ((await count(name)) > 0) found.push(name);
  return found;
}
