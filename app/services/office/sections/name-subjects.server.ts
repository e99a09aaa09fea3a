import { and, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { customers } from "~/tables/accounts/customers";
import { categories, products } from "~/tables/catalogue/catalogue";
import { stockItems } from "~/tables/catalogue/offers";
import { orders, refunds } from "~/tables/orders/orders";
import { sellers } from "~/tables/shops/tenants";
import { staff } from "~/tables/staff/staff";
import type { ShopContext } from "../../shops/context/shop-context.server";

type Subject = { subject: string; subjectId: string };
type Names = Map<string, string>;

const numbersIn = (ids: readonly string[]) => ids.map(Number).filter(Number.isSafeInteger);
const uuidsIn = (ids: readonly string[]) => ids.filter((id) => /^[0-9a-f-]{36}$/i.test(id));

/**
 * Names what changes are of as people know it (rule office-23): SKUs, numbers of orders, names. What is gone
 * is called by what the change says of it, or by its id.
 */
export async function nameSubjects(
  ctx: ShopContext,
  entries: readonly (Subject & { before: unknown; after: unknown })[],
): Promise<(entry: Subject & { before: unknown; after: unknown }) => string> {
  const idsOf = (...subjects: string[]) => [
    ...new Set(entries.filter(({ subject }) => subjects.includes(subject)).map(({ subjectId }) => subjectId)),
  ];
  const named = new Map<string, Names>();
  const add = async (subjects: string[], find: (ids: string[]) => Promise<Names>) => {
    const ids = idsOf(...subjects);
    if (ids.length === 0) return;
    const names = await find(ids);
    for (const subject of subjects) named.set(subject, names);
  };
  await add(["orders", "order_items", "return_requests"], (ids) =>
    read(ctx, orders, orders.id, orders.incrementId, uuidsIn(ids)),
  );
  await add(["products", "offers", "price_levels"], (ids) =>
    read(ctx, products, products.id, products.sku, numbersIn(ids)),
  );
  await add(["stock_items"], (ids) => read(ctx, stockItems, stockItems.id, stockItems.sku, numbersIn(ids)));
  await add(["categories"], (ids) => read(ctx, categories, categories.id, categories.name, numbersIn(ids)));
  await add(["customers"], (ids) => read(ctx, customers, customers.id, customers.email, numbersIn(ids)));
  await add(["sellers"], (ids) => read(ctx, sellers, sellers.id, sellers.name, uuidsIn(ids)));
  await add(["staff", "staff_roles", "staff_factors", "staff_passkeys"], (ids) =>
    read(ctx, staff, staff.id, staff.name, numbersIn(ids)),
  );
  await add(["refunds"], async (ids) => {
    const rows = await ctx.db
      .select({ id: refunds.id, name: orders.incrementId })
      .from(refunds)
      .innerJoin(orders, and(eq(orders.tenantId, refunds.tenantId), eq(orders.id, refunds.orderId)))
      .where(and(eq(refunds.tenantId, ctx.tenant.id), inArray(refunds.id, uuidsIn(ids))));
    return new Map(rows.map(({ id, name }) => [String(id), name]));
  });
  return (entry) => named.get(entry.subject)?.get(entry.subjectId) ?? ownName(entry);
}

async function read(
  ctx: ShopContext,
  table: PgTable & { tenantId: PgColumn },
  id: PgColumn,
  name: PgColumn,
  ids: readonly (string | number)[],
): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id, name })
    .from(table)
    .where(and(eq(table.tenantId, ctx.tenant.id), inArray(id, [...ids])));
  return new Map(rows.map((row) => [String(row.id), String(row.name ?? "")]));
}

/** The name that a change itself says. */
function ownName({
  subjectId,
  before,
  after,
}: {
  subjectId: string;
  before: unknown;
  after: unknown;
}): string {
  const said = { ...(before as object | null), ...(after as object | null) } as Record<string, unknown>;
  const name = said.sku ?? said.increment_id ?? said.name ?? said.code;
  return typeof name === "string" && name !== "" ? name : subjectId;
}
