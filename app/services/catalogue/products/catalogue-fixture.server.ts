import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns, type SQLWrapper, sql } from "drizzle-orm";
import { areaHandlers } from "~/composition/area-handlers.server";
import type { OptionSet } from "~/models/catalogue/options/product-option";
import { type ShopSettingsInput, shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import type { Shop } from "~/models/shops/shop";
import type { Tenant } from "~/models/shops/tenant";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import {
  categories,
  optionSets,
  productCategories,
  productChildren,
  products,
} from "~/tables/catalogue/catalogue";
import { offers, priceLevels, stockItems } from "~/tables/catalogue/offers";
import { slugs } from "~/tables/content/content";
import { shops } from "~/tables/shops/shops";
import { sellers, tenants } from "~/tables/shops/tenants";
import { productDbOf } from "../../../../tests/support/statements/product-db";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { createLog } from "../../platform/log/log.server";
import { byTest, testActor, writeAtOnce } from "../../shops/audit/actor-fixture.server";
import type { SecretsContext } from "../../shops/context/secrets-context.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";

/** A new, empty shop of a new business to fill in a test. */
export async function openTestShop(
  db: Db,
  settings: ShopSettingsInput = {},
  business: Partial<Tenant> = {},
): Promise<SecretsContext> {
  const id = randomUUID();
  const code = `shop-${id}`;
  const tenant: Tenant = { id: randomUUID(), code, currency: "USD", ...business };
  const sellerId = randomUUID();
  const seller = { tenantId: tenant.id, id: sellerId, code, name: "Test seller", isHouse: true };
  const row = { id, code, name: "Test shop", settings: shopSettingsSchema.parse(settings) };
  await writeAtOnce(db, [
    db.insert(tenants).values({ ...tenant, name: "Test business" }),
    db.insert(sellers).values(seller),
    db.insert(shops).values({ ...row, tenantId: tenant.id }),
  ]);
  const shop: Shop = {
    ...row,
    tenant,
    sellerId,
    type: "essential",
    industry: "general",
    status: "active",
    frontendStatus: true,
    isSellerActive: true,
    secretNames: [],
    domains: [],
  };
  return {
    db: productDbOf(db),
    tenant,
    shop,
    now: () => new Date("2026-03-01T12:00:00Z"),
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: acting(testActor),
    handlers: areaHandlers,
  };
}

/** An option set that products can name. */
export async function addOptionSet(ctx: ShopContext, code: string, definition: OptionSet): Promise<void> {
  await byTest(ctx.db, (db) => db.insert(optionSets).values({ tenantId: ctx.tenant.id, code, definition }));
}

/** A category; `path` is taken from the parent. */
export async function addCategory(
  ctx: ShopContext,
  slug: string,
  parent?: { id: number; path: string },
  over: Partial<typeof categories.$inferInsert> = {},
) {
  const path = parent ? `${parent.path}/${slug}` : slug;
  const [row] = await byTest(ctx.db, (db) =>
    db
      .insert(categories)
      .values({
        tenantId: ctx.tenant.id,
        slug,
        path,
        name: slug.toUpperCase(),
        parentId: parent?.id ?? null,
        ...over,
      })
      .returning(),
  );
  if (!row) throw new Error("category was not written");
  await ctx.db.insert(slugs).values({ tenantId: ctx.tenant.id, slug, kind: "category", targetId: row.id });
  return row;
}

/** What a product of a test is made of besides its columns. */
type ProductParts = Partial<typeof products.$inferInsert> &
  Partial<typeof offers.$inferInsert> & {
    in?: { id: number };
    stock?: Partial<typeof stockItems.$inferInsert>;
    levels?: { minQty: number; priceMinor: number; customerGroups?: string[] }[];
    childIds?: number[];
  };

/**
 * A product with 10 pieces in stock at 10.00, or what `parts` say; a variation has no slug. Answers its id.
 */
export async function addProduct(
  { db, tenant, shop }: ShopContext,
  sku: string,
  parts: ProductParts = {},
): Promise<number> {
  const { in: category, stock, levels = [], childIds = [], ...over } = parts;
  const own = { tenantId: tenant.id };
  const sellerId = shop.sellerId;
  const columns = getTableColumns(offers) as Record<string, unknown>;
  const given = Object.entries(over);
  const ofOffer = Object.fromEntries(given.filter(([key]) => key in columns));
  const ofProduct = Object.fromEntries(given.filter(([key]) => key === "updatedAt" || !(key in columns)));
  const priceMinor = over.priceMinor ?? 1000;
  const slug = over.parentId ? null : sku.toLowerCase();
  const productId = lastId("products");
  const stockItemId = lastId("stock_items");
  const prices = { priceMinor, finalPriceMinor: priceMinor };
  const statements: SQLWrapper[] = [
    db
      .insert(products)
      .values({ ...own, sku, slug, name: sku, ...ofProduct })
      .returning({ id: products.id }),
    db.insert(stockItems).values({ ...own, sellerId, sku, onHand: 10, ...stock }),
    db.insert(offers).values({ ...own, productId, sellerId, ...prices, stockItemId, ...ofOffer }),
  ];
  if (slug) statements.push(db.insert(slugs).values({ ...own, slug, kind: "product", targetId: productId }));
  if (category)
    statements.push(
      db.insert(productCategories).values({ ...own, categoryId: category.id, productId, isPrimary: true }),
    );
  if (levels.length > 0)
    statements.push(
      db.insert(priceLevels).values(levels.map((level) => ({ ...own, productId, sellerId, ...level }))),
    );
  if (childIds.length > 0)
    statements.push(
      db
        .insert(productChildren)
        .values(childIds.map((childId, position) => ({ ...own, parentId: productId, childId, position }))),
    );
  const [rows] = await writeAtOnce(db, statements);
  return Number(rows?.[0]?.id);
}

/** The number that a table gave last on this connection: of the row that was written just before. */
const lastId = (table: string) => sql<number>`currval(pg_get_serial_sequence(${table}, 'id'))`;

/** A variable product of one option with a variation for each value. Answers its id. */
export async function addVariable(
  ctx: ShopContext,
  sku: string,
  variations: Record<string, ProductParts>,
  parts: ProductParts = {},
): Promise<number> {
  const values = Object.keys(variations);
  const id = await addProduct(ctx, sku, {
    classCode: "variable_product",
    optionAxes: [{ label: "Color", display: "button", values: values.map((value) => ({ value })) }],
    ...parts,
  });
  for (const [position, [value, own]] of Object.entries(variations).entries())
    await addProduct(ctx, `${sku}-${value}`.toUpperCase(), {
      parentId: id,
      optionValues: { Color: value },
      position,
      ...own,
    });
  await changeOffer(ctx, id, { stockItemId: null });
  return id;
}

/** Changes what the shop's seller offers a product at. */
export async function changeOffer(
  ctx: ShopContext,
  productId: number,
  change: Partial<typeof offers.$inferInsert>,
): Promise<void> {
  const { tenant, shop } = ctx;
  const own = and(
    eq(offers.tenantId, tenant.id),
    eq(offers.productId, productId),
    eq(offers.sellerId, shop.sellerId),
  );
  await byTest(ctx.db, (db) => db.update(offers).set(change).where(own));
}

/** A signed-in, verified customer. */
export const testCustomer = (over: Partial<VisitorCustomer> = {}): VisitorCustomer => ({
  id: 1,
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  nickName: "",
  group: "",
  isRestricted: false,
  isVerified: true,
  ...over,
});
