import type { LineChoices } from "~/models/catalogue/options/line-choices";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { type AddedSeveral, addSeveral } from "../../selling/lines/add-several.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The result of buying an order again: what the cart's page says, and the cookie of a session that was
 * started.
 */
export type Reordered = { messages: string[] } & Pick<AddedSeveral, "addedCount" | "setCookie">;

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
  const { additions, addedCount, setCookie } = await addSeveral(ctx, visitor, lines);
  const messages = lines.flatMap(({ name }, at) => {
    const addition = additions[at];
    if (!addition?.isLowered) return [];
    return addition.addedQty > 0 ? [addition.message] : [`${name}: ${addition.message}`];
  });
  return { addedCount, messages, ...(setCookie ? { setCookie } : {}) };
}
