// @public

import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
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

/**
 * The customers of the business that match, the newest first, by one statement. Deleted accounts are not
 * among them.
 * @param page at most `limit` customers with an id below `after`
 * @throws AppError `forbidden`
 */
export async function searchCustomers(
  ctx: ShopContext,
  search: CustomerSearch,
  { after, limit }: { after: number | null; limit: number },
): Promise<OwnedCustomer[]> {
  await requireView(ctx);
  return ctx.db
    .select(ownedColumns)
    .from(customers)
    .where(and(matching(ctx, search), after === null ? undefined : lt(customers.id, after)))
    .orderBy(desc(customers.id))
    .limit(limit);
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

const matching = (
  { tenant }: ShopContext,
  { email, name, group, isRestricted, isTaxExempt }: CustomerSearch,
): SQL | undefined =>
  and(
    eq(customers.tenantId, tenant.id),
    isNull(customers.deletedAt),
    email ? sql`${customers.email} like ${beginningWith(email)}` : undefined,
    name
      ? sql`customer_names(${customers.firstName}, ${customers.lastName}, ${customers.nickName}) @@ typed_words(${name})`
      : undefined,
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
