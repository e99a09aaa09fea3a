import { and, asc, count, eq, inArray } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { type CustomerGroup, usedGroupsProblem } from "~/models/shops/actors/customer-group";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../context/shop-context.server";

/**
 * Refuses to take customer groups off a shop's list while customers of the business are in them (rule
 * owners-11).
 * @throws AppError `conflict` with the count of each
 */
export async function keepUsedGroups(
  { db, tenant }: ShopContext,
  before: readonly CustomerGroup[],
  after: readonly CustomerGroup[],
): Promise<void> {
  const left = new Set(after.map(({ code }) => code));
  const removed = before.flatMap(({ code }) => (left.has(code) ? [] : [code]));
  if (removed.length === 0) return;
  const used = await db
    .select({ code: customers.groupCode, count: count() })
    .from(customers)
    .where(and(eq(customers.tenantId, tenant.id), inArray(customers.groupCode, removed)))
    .groupBy(customers.groupCode)
    .orderBy(asc(customers.groupCode));
  const problem = usedGroupsProblem(used);
  if (problem) throw new AppError("conflict", problem);
}
