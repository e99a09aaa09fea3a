// @public

import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { can } from "~/models/shops/actors/can";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type OwnedCustomer, ownedColumns } from "./owned-columns.server";

/** What customers are looked for by; what is absent does not matter. */
export type CustomerSearch = {
  /** The beginning of the e-mail, in any case. */
  email?: string | null | undefined;
  /** Beginnings of words of first, last and nick name. */
  name?: string | null | undefined;
  group?: string | null | undefined;
  isRestricted?: boolean | null | undefined;
  isTaxExempt?: boolean | null | undefined;
};

/** So many of the newest are read one by one for a name before the index of names is asked. */
const newest = 500;

/**
 * The customers of the business that match, the newest first, by one statement, or at most three for a name.
 * Deleted accounts are not among them.
 * @param page at most `limit` customers with an id below `after`
 * @throws AppError `forbidden`
 */
export async function searchCustomers(
  ctx: ShopContext,
  search: CustomerSearch,
  { after, limit }: { after: number | null; limit: number },
): Promise<OwnedCustomer[]> {
  await requireView(ctx);
  const { name, ...others } = search;
  const beyond = after === null ? undefined : lt(customers.id, after);
  const reached = and(matching(ctx, others), beyond);
  return ctx.db
    .select(ownedColumns)
    .from(customers)
    .where(
      name
        ? and(
            eq(customers.tenantId, ctx.tenant.id),
            inArray(customers.id, await named(ctx, name, reached, limit)),
          )
        : reached,
    )
    .orderBy(desc(customers.id))
    .limit(limit);
}

/**
 * The newest who have a name. A name of many is found among the newest ones, one of few by the index of
 * names; PostgreSQL cannot tell which it is, and each way alone would be slow for the other.
 */
async function named({ db }: ShopContext, name: string, reached: SQL | undefined, limit: number) {
  const read = await db.execute<{ read: number; ids: string[] }>(
    sql`with newest as materialized (
        select id, ${names} as names from customers where ${reached} order by id desc limit ${newest})
      select (select count(*)::int from newest) as read,
        array(select id from newest where names @@ typed_words(${name}) order by id desc limit ${limit}) as ids`,
  );
  const first = read.rows[0] ?? { read: 0, ids: [] };
  if (first.ids.length === limit || first.read < newest) return first.ids.map(Number);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (
        select id from customers where ${reached} and ${hasName(name)} offset 0) as found
      order by found.id desc limit ${limit}`,
  );
  return rows.map(({ id }) => Number(id));
}

/** How many customers of the business match, counted up to a bound. @throws AppError `forbidden` */
export async function countCustomers(
  ctx: ShopContext,
  search: CustomerSearch,
  atMost: number,
): Promise<number> {
  await requireView(ctx);
  const found = ctx.db
    .select({ one: sql`1` })
    .from(customers)
    .where(matching(ctx, search))
    .limit(atMost)
    .as("found");
  const [row] = await ctx.db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}

async function requireView(ctx: ShopContext): Promise<void> {
  if (!can(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: null }))
    throw new AppError("forbidden", "You may not view customers.");
}

const names = sql`customer_names(${customers.firstName}, ${customers.lastName}, ${customers.nickName})`;
const hasName = (name: string): SQL => sql`${names} @@ typed_words(${name})`;

const matching = (
  { tenant }: ShopContext,
  { email, name, group, isRestricted, isTaxExempt }: CustomerSearch,
): SQL | undefined =>
  and(
    eq(customers.tenantId, tenant.id),
    isNull(customers.deletedAt),
    email ? sql`${customers.email} like ${beginningWith(email)}` : undefined,
    name ? hasName(name) : undefined,
    group == null ? undefined : eq(customers.groupCode, group),
    isRestricted == null ? undefined : eq(customers.isRestricted, isRestricted),
    isTaxExempt == null ? undefined : eq(customers.isTaxExempt, isTaxExempt),
  );

/** A pattern of what begins with a text, whose own signs mean nothing. */
const beginningWith = (text: string): string =>
  `${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
