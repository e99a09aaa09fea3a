import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { noChoices } from "~/models/catalogue/options/line-choices";
import { bringOrders } from "~/services/orders/reading/bring-orders.server";
import { addListItem } from "~/services/selling/lists/add-list-item.server";
import { createList } from "~/services/selling/lists/create-list.server";
import { shareList } from "~/services/selling/lists/share-list.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { messageAttachments } from "~/tables/conversations/conversations";
import { downloads } from "~/tables/orders/downloads";
import { orderItems } from "~/tables/orders/orders";
import { pastOrders } from "~/tables/orders/past-orders";
import { shoppingListItems, shoppingLists } from "~/tables/selling/lists";
import { word } from "./signed-in";

/**
 * Where a customer's things are made: a shop that is served, with the key of its links and its folder of
 * files.
 */
export type WalledShop = ShopContext & { secret: string; dataDir: string };

/** A row that must be there. */
export function found<Row>(row: Row | undefined): Row {
  if (!row) throw new Error("the customer's things are not complete");
  return row;
}

/** Three products of the shop that are bought by pressing one button. */
export async function sellableProducts({ db, tenant }: ShopContext) {
  const { rows } = await db.execute<{ id: string; name: string; sku: string }>(sql`
    select p.id, p.name, p.sku from products p
    join offers o on o.tenant_id = p.tenant_id and o.product_id = p.id
    join stock_items s on s.tenant_id = o.tenant_id and s.id = o.stock_item_id
    where p.tenant_id = ${tenant.id} and p.class_code = 'simple' and p.parent_id is null and p.status = 'active'
      and p.option_set is null and p.subscription_plans = '[]' and p.downloads is null and p.shipping_terms is null
      and o.is_visible and o.available_for_sale and not o.hide_price and o.final_price_minor between 500 and 5000
      and s.on_hand - s.reserved > 20
    order by p.id limit 3`);
  const [first, second, third] = rows.map((row) => ({ ...row, id: Number(row.id) }));
  if (!first || !second || !third) throw new Error("the shop sells too little");
  return [first, second, third] as const;
}

/** The first line of an order. */
export async function firstLine({ db, tenant }: ShopContext, orderId: string) {
  const [line] = await db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, tenant.id), eq(orderItems.orderId, orderId)));
  return found(line);
}

/** A shared list with an item. */
export async function fillList(ctx: ShopContext, customerId: number, productId: number) {
  const key = { customerId, listId: await createList(ctx, customerId, `first ${word}`) };
  await addListItem(ctx, key, { productId, sellerId: ctx.shop.sellerId, lineData: noChoices, qty: 1 });
  await shareList(ctx, key, true);
  const ofCustomer = and(eq(shoppingLists.tenantId, ctx.tenant.id), eq(shoppingLists.customerId, customerId));
  const [row] = await ctx.db.select().from(shoppingLists).where(ofCustomer);
  const [item] = await ctx.db
    .select()
    .from(shoppingListItems)
    .where(and(eq(shoppingListItems.tenantId, ctx.tenant.id), eq(shoppingListItems.customerId, customerId)));
  return { id: key.listId, itemId: found(item).id, token: found(row).shareToken ?? "" };
}

/** A file of a message whose content is the customer's, too. */
export async function fillAttachment({ db, tenant, dataDir }: WalledShop, messageId: number) {
  const fileName = "quay.pdf";
  const storedAs = `${word}-stored.pdf`;
  mkdirSync(join(dataDir, "uploads"), { recursive: true });
  writeFileSync(join(dataDir, "uploads", storedAs), `%PDF-1.4 ${word}`);
  await db.insert(messageAttachments).values({
    tenantId: tenant.id,
    messageId,
    fileName,
    storedAs,
    mime: "application/pdf",
    sizeBytes: 9 + word.length,
  });
  return { fileName, storedAs };
}

/** A file that belongs to a line of an order. */
export async function fillDownload({ db, tenant }: ShopContext, orderId: string, orderItemId: number) {
  const [row] = await db
    .insert(downloads)
    .values({
      tenantId: tenant.id,
      orderId,
      orderItemId,
      position: 0,
      fileName: `${word}.png`,
      fileKey: `harbor/${"0".repeat(64)}`,
      sizeBytes: 1,
    })
    .returning();
  return found(row).id;
}

/** An order of an earlier shop, of this e-mail and product. */
export async function fillPastOrder(ctx: ShopContext, email: string, product: { sku: string; name: string }) {
  const number = `#past-${word}`;
  const line = { sku: product.sku, name: product.name, qty: 1, priceMinor: 1000 };
  await bringOrders(ctx, [
    {
      number,
      email,
      placedAt: ctx.now().toISOString(),
      state: "paid",
      currency: "USD",
      lines: [line],
      subtotalMinor: 1000,
      discountMinor: 0,
      discountCodes: "",
      shippingMinor: 0,
      shippingTitle: "",
      taxMinor: 0,
      taxes: [],
      totalMinor: 1000,
      refundedMinor: 0,
      paymentTitle: "",
      billing: [],
      shipping: [],
    },
  ]);
  const [row] = await ctx.db
    .select({ id: pastOrders.id })
    .from(pastOrders)
    .where(and(eq(pastOrders.tenantId, ctx.tenant.id), eq(pastOrders.number, number)));
  return found(row).id;
}
