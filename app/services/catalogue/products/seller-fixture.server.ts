import { randomUUID } from "node:crypto";
import type { Shop } from "~/models/shops/shop";
import { offers, stockItems } from "~/tables/catalogue/offers";
import { shops } from "~/tables/shops/shops";
import { sellers } from "~/tables/shops/tenants";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** One more seller of the business. Answers its id. */
export async function addSeller(
  ctx: ShopContext,
  code: string,
  over: Partial<typeof sellers.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await byTest(ctx.db, (db) =>
    db.insert(sellers).values({ tenantId: ctx.tenant.id, id, code, name: code, ...over }),
  );
  return id;
}

/** Offers a product in the name of a seller, with 10 pieces in stock at 10.00, or what `over` says. */
export async function addOffer(
  ctx: ShopContext,
  sellerId: string,
  productId: number,
  over: Partial<typeof offers.$inferInsert> = {},
): Promise<void> {
  const tenantId = ctx.tenant.id;
  const [item] = await byTest(ctx.db, (db) =>
    db
      .insert(stockItems)
      .values({ tenantId, sellerId, sku: `of-${productId}`, onHand: 10 })
      .returning(),
  );
  const prices = { priceMinor: 1000, finalPriceMinor: over.priceMinor ?? 1000 };
  await byTest(ctx.db, (db) =>
    db
      .insert(offers)
      .values({ tenantId, sellerId, productId, stockItemId: item?.id ?? null, ...prices, ...over }),
  );
}

/** One more shop of the same business: a marketplace, or the shop of a seller. */
export async function addShop(
  ctx: ShopContext,
  over: { type: "marketplace" } | { type: "marketplaceseller"; sellerId: string },
): Promise<ShopContext> {
  const id = randomUUID();
  const { settings } = ctx.shop;
  const row = { id, code: `shop-${id}`, name: "Another test shop", ...over, settings };
  await byTest(ctx.db, (db) => db.insert(shops).values({ ...row, tenantId: ctx.tenant.id }));
  const shop: Shop = { ...ctx.shop, sellerId: ctx.shop.sellerId, ...row, domains: [] };
  return { ...ctx, shop };
}
