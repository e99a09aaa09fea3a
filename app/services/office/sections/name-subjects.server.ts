import { and, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { apiKeys } from "~/tables/accounts/api-keys";
import { customers } from "~/tables/accounts/customers";
import { categories, products } from "~/tables/catalogue/catalogue";
import { stockItems } from "~/tables/catalogue/offers";
import { productMerges } from "~/tables/catalogue/product-merges";
import { productQuestions } from "~/tables/conversations/product-questions";
import { reviews } from "~/tables/conversations/reviews";
import { sellerReviews } from "~/tables/conversations/seller-reviews";
import { sellerApplications } from "~/tables/marketplace/seller-applications";
import { orders } from "~/tables/orders/orders";
import { payments, refunds } from "~/tables/orders/payments";
import { sellers } from "~/tables/shops/tenants";
import { staff } from "~/tables/staff/staff";
import { webhooks } from "~/tables/webhooks/webhooks";
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
  await add(["orders", "order_items", "return_requests", "dispute_entries", "dispute_answers"], (ids) =>
    read(ctx, orders, orders.id, orders.incrementId, uuidsIn(ids)),
  );
  await add(["products", "offers", "price_levels", "offer_approvals"], (ids) =>
    read(ctx, products, products.id, products.sku, numbersIn(ids)),
  );
  await add(["product_merges"], async (ids) => {
    const rows = await ctx.db
      .select({ id: productMerges.id, name: products.sku })
      .from(productMerges)
      .innerJoin(
        products,
        and(eq(products.tenantId, productMerges.tenantId), eq(products.id, productMerges.fromId)),
      )
      .where(and(eq(productMerges.tenantId, ctx.tenant.id), inArray(productMerges.id, numbersIn(ids))));
    return new Map(rows.map(({ id, name }) => [String(id), name]));
  });
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
  await add(["payments"], async (ids) => {
    const ofGroup = and(eq(orders.tenantId, payments.tenantId), eq(orders.groupId, payments.groupId));
    const rows = await ctx.db
      .select({ id: payments.id, name: orders.incrementId })
      .from(payments)
      .innerJoin(orders, ofGroup)
      .where(and(eq(payments.tenantId, ctx.tenant.id), inArray(payments.id, uuidsIn(ids))))
      .orderBy(orders.incrementId);
    const numbers: Names = new Map();
    for (const { id, name } of rows) numbers.set(id, [numbers.get(id), name].filter(Boolean).join(", "));
    return numbers;
  });
  await add(["reviews"], (ids) => ofProduct(ctx, reviews, ids));
  await add(["product_questions"], (ids) => ofProduct(ctx, productQuestions, ids));
  await add(["seller_reviews"], async (ids) => {
    const isSeller = and(
      eq(sellers.tenantId, sellerReviews.tenantId),
      eq(sellers.id, sellerReviews.sellerId),
    );
    const rows = await ctx.db
      .select({ id: sellerReviews.id, name: sellers.name })
      .from(sellerReviews)
      .innerJoin(sellers, isSeller)
      .where(and(eq(sellerReviews.tenantId, ctx.tenant.id), inArray(sellerReviews.id, numbersIn(ids))));
    return new Map(rows.map(({ id, name }) => [String(id), `of ${name}`]));
  });
  await add(["api_keys"], (ids) => read(ctx, apiKeys, apiKeys.id, apiKeys.name, numbersIn(ids)));
  await add(["webhooks"], (ids) => read(ctx, webhooks, webhooks.id, webhooks.url, numbersIn(ids)));
  await add(["seller_applications"], (ids) =>
    read(ctx, sellerApplications, sellerApplications.id, sellerApplications.name, numbersIn(ids)),
  );
  return (entry) => named.get(entry.subject)?.get(entry.subjectId) ?? ownName(entry);
}

/** What was written about a product, by its SKU. */
async function ofProduct(
  { db, tenant }: ShopContext,
  table: typeof reviews | typeof productQuestions,
  ids: readonly string[],
): Promise<Names> {
  const rows = await db
    .select({ id: table.id, name: products.sku })
    .from(table)
    .innerJoin(products, and(eq(products.tenantId, table.tenantId), eq(products.id, table.productId)))
    .where(and(eq(table.tenantId, tenant.id), inArray(table.id, numbersIn(ids))));
  return new Map(rows.map(({ id, name }) => [String(id), `of ${name}`]));
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
