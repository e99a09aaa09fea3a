import { and, eq, inArray } from "drizzle-orm";
import type { AskedLine, AskedPurchase, LineNote } from "~/models/agents/purchase/asked-purchase";
import { isAppError } from "~/models/platform/error/app-error";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { products } from "~/tables/catalogue/catalogue";
import { readCarts } from "../../selling/cart-page/read-carts.server";
import { settleFreebies } from "../../selling/freebies/settle-freebies.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { changeQuantity } from "../../selling/lines/change-quantity.server";
import { removeItem } from "../../selling/lines/remove-item.server";
import type { RequestContext } from "../../shops/context/request-context.server";

type Holder = { visitor: Visitor; cartIds: readonly string[] };

/** The products of the business by their SKUs, but for those that agents don't get. */
export async function findSkus(ctx: RequestContext, skus: readonly string[]): Promise<Map<string, number>> {
  const hidden = new Set(ctx.shop.settings.agents.hidden_skus);
  const asked = skus.filter((sku) => !hidden.has(sku));
  if (asked.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(and(eq(products.tenantId, ctx.tenant.id), inArray(products.sku, asked)));
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

/**
 * Makes a guest's carts hold what was asked for and nothing else, by the steps of every cart: add, change the
 * quantity, remove.
 * @returns why lines are not as they were asked for
 */
export async function fillCarts(
  ctx: RequestContext,
  { visitor, cartIds }: Holder,
  { lines }: Pick<AskedPurchase, "lines">,
): Promise<LineNote[]> {
  const held = (await readCarts(ctx, visitor, cartIds)).flatMap(({ summary }) =>
    [...summary.items, ...summary.invalidItems]
      .filter(({ autoAddedBy }) => autoAddedBy === null)
      .map(({ sku, itemId, qty }) => ({ cartId: summary.id ?? "", sku, itemId, qty })),
  );
  const notes: LineNote[] = [];
  for (const one of held)
    if (!lines.some(({ sku }) => sku === one.sku)) await removeItem(ctx, one.cartId, one.itemId);
  const ids = await findSkus(
    ctx,
    lines.map(({ sku }) => sku),
  );
  for (const line of lines) {
    const own = held.find(({ sku }) => sku === line.sku);
    if (!own) notes.push(...(await addLine(ctx, visitor, line, ids.get(line.sku))));
    else if (own.qty !== line.qty)
      notes.push(...(await changeLine(ctx, { ...visitor, cartId: own.cartId }, line, own.itemId)));
  }
  for (const cartId of new Set(held.map((one) => one.cartId)))
    await settleFreebies(ctx, { ...visitor, cartId });
  return notes;
}

async function addLine(
  ctx: RequestContext,
  visitor: Visitor,
  { id: lineId, sku, qty }: AskedLine,
  productId: number | undefined,
): Promise<LineNote[]> {
  const missing: LineNote = {
    lineId,
    code: "not_found",
    text: `There is no product ${sku}: it was not found.`,
  };
  if (productId === undefined) return [missing];
  try {
    const added = await addToCart(ctx, visitor, { productId, qty });
    if (added.success)
      return added.isLowered ? [{ lineId, code: "quantity_adjusted", text: added.message }] : [];
    if (Object.keys(added.problems).length > 0)
      return [{ lineId, code: "needs_choices", text: added.message }];
    return [{ lineId, code: "out_of_stock", text: added.message }];
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.code === "not_found"
      ? [missing]
      : [{ lineId, code: "item_unavailable", text: error.message }];
  }
}

async function changeLine(
  ctx: RequestContext,
  visitor: Visitor,
  { id: lineId, qty }: AskedLine,
  itemId: number,
): Promise<LineNote[]> {
  const lowered = await changeQuantity(ctx, visitor, new Map([[itemId, qty]]));
  return lowered
    .filter((one) => one.itemId === itemId)
    .map(({ message, name }) => ({ lineId, code: "quantity_adjusted", text: `${name}: ${message}` }));
}
