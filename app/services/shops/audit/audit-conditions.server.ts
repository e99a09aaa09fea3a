import { and, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { customers } from "~/tables/accounts/customers";
import { categories, products } from "~/tables/catalogue/catalogue";
import { stockItems } from "~/tables/catalogue/offers";
import { orders } from "~/tables/orders/orders";
import { auditLog } from "~/tables/shops/audit";
import { sellers } from "~/tables/shops/tenants";
import { staff } from "~/tables/staff/staff";
import type { ShopContext } from "../context/shop-context.server";

/** What changes are looked for by; what is absent does not matter. Moments are UTC ISO. */
export type AuditSearch = {
  /** The table, such as `orders`. */
  subject?: string | null | undefined;
  subjectId?: string | null | undefined;
  /** The number of who made them, of staff alone. */
  staffId?: number | null | undefined;
  /** What people call what was changed: a SKU, an order's number, an email, a page's name. */
  record?: string | null | undefined;
  from?: string | null | undefined;
  before?: string | null | undefined;
};

/** The condition of changes that match, by the audit's indexes. */
export async function auditConditions(ctx: ShopContext, search: AuditSearch): Promise<SQL | undefined> {
  const { subject, subjectId, staffId, record, from, before } = search;
  return and(
    eq(auditLog.tenantId, ctx.tenant.id),
    subject ? eq(auditLog.subject, subject) : undefined,
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
    staffId == null ? undefined : sql`${auditLog.actor} ->> 'staffId' = ${String(staffId)}`,
    record?.trim() ? await ofRecordCalled(ctx, record.trim()) : undefined,
    from ? gte(auditLog.at, new Date(from)) : undefined,
    before ? lt(auditLog.at, new Date(before)) : undefined,
  );
}

/** Which tables call a row by an id that people do not know, and what people call it. */
const called: readonly {
  table: PgTable & { id: AnyPgColumn; tenantId: AnyPgColumn };
  name: AnyPgColumn;
  subjects: readonly string[];
}[] = [
  { table: orders, name: orders.incrementId, subjects: ["orders", "order_items", "return_requests"] },
  {
    table: products,
    name: products.sku,
    subjects: ["products", "offers", "price_levels", "offer_approvals"],
  },
  { table: stockItems, name: stockItems.sku, subjects: ["stock_items"] },
  { table: categories, name: categories.name, subjects: ["categories"] },
  { table: customers, name: customers.email, subjects: ["customers"] },
  { table: sellers, name: sellers.name, subjects: ["sellers"] },
  { table: staff, name: staff.name, subjects: ["staff", "staff_roles", "staff_factors", "staff_passkeys"] },
];
/** Subjects whose rows the audit calls as people do. */
const namedThemselves = [
  "payouts",
  "quotes",
  "option_sets",
  "templates",
  "widget_contents",
  "redirects",
  "menus",
  "settings",
  "shops",
  "shop_domains",
  "shop_secrets",
  "shop_pictures",
];
/** Rows of one name that are looked for at most: stock of a SKU at many places. */
const mostRows = 200;

async function ofRecordCalled({ db, tenant }: ShopContext, text: string): Promise<SQL | undefined> {
  const found = await Promise.all(
    called.map(async ({ table, name, subjects }) => {
      const isIt = and(eq(table.tenantId, tenant.id), eq(name, text));
      const rows = await db.select({ id: table.id }).from(table).where(isIt).limit(mostRows);
      const ids = rows.map(({ id }) => String(id));
      return ids.length === 0
        ? undefined
        : and(inArray(auditLog.subject, [...subjects]), inArray(auditLog.subjectId, ids));
    }),
  );
  return or(
    and(inArray(auditLog.subject, namedThemselves), eq(auditLog.subjectId, text)),
    ...found.filter((one) => one !== undefined),
  );
}
