// @public

import type { ListMark } from "~/models/selling/lists/list-form";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addListItem } from "./add-list-item.server";
import { createList } from "./create-list.server";
import type { PickedProduct } from "./pick-product.server";
import { removeListItem } from "./remove-list-item.server";

/**
 * Puts a product on one of the customer's lists or on a new one, or takes it off (rule lists-15). Of a new
 * list that cannot take the product nothing is left.
 * @returns the id of the list
 * @throws AppError like {@link createList}, {@link addListItem} and {@link removeListItem}
 */
export async function markList(
  ctx: ShopContext,
  customerId: number,
  { record }: Pick<PickedProduct, "record">,
  { list, name, isOn }: ListMark,
): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const listId = list === "new" ? await createList(inner, customerId, name) : list;
    if (isOn) await addListItem(inner, { customerId, listId }, record);
    else await removeListItem(inner, { customerId, listId }, record);
    return listId;
  });
}
