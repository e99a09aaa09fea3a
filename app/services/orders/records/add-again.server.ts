import type { LineChoices } from "~/models/catalogue/options/line-choices";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { visitorAfter } from "../../accounts/sessions/visitor-after.server";
import { settleFreebies } from "../../selling/freebies/settle-freebies.server";
import { type AddedSeveral, addSeveral } from "../../selling/lines/add-several.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The result of buying an order again: what the cart's page says, and the cookie of a session that was
 * started.
 */
export type Reordered = { addedCount: number; messages: string[] } & Pick<AddedSeveral, "setCookie">;

/** A line to buy again; a null `productId` is a product that the shop removed. */
export type LineAgain = { name: string; productId: number | null; qty: number; choices?: LineChoices };

/**
 * Adds lines to the visitor's cart as far as they can be sold, and names those that cannot (rule orders-10).
 */
export async function addAgain(
  ctx: ShopContext & { origin?: string },
  visitor: Visitor,
  lines: readonly LineAgain[],
): Promise<Reordered> {
  const { additions, setCookie } = await addSeveral(ctx, visitor, lines);
  const next = setCookie ? await visitorAfter(ctx, { headers: new Headers() }, setCookie) : visitor;
  const cartIds = additions.flatMap((addition) => ("added" in addition ? addition.added.cartId : []));
  for (const cartId of new Set(cartIds)) await settleFreebies(ctx, { ...next, cartId });
  const messages = lines.flatMap(({ name }, index) => {
    const addition = additions[index];
    if (!addition) return [];
    if ("refusal" in addition) return [`${name}: ${addition.refusal}`];
    return addition.added.isLowered ? [`${name}: ${addition.added.message}`] : [];
  });
  const addedCount = additions.reduce(
    (sum, addition) => sum + ("added" in addition ? addition.added.addedQty : 0),
    0,
  );
  return { addedCount, messages, ...(setCookie ? { setCookie } : {}) };
}
