import { readChosen } from "~/models/office/list/chosen";
import { orderList } from "~/models/office/orders/order-list";
import { searchOrders } from "../../orders/reading/search-orders.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { orderSearchOf } from "../list-office-orders.server";

/** Orders that are printed or marked at once. */
const mostOrders = 100;

/**
 * Ids of the orders that were chosen, up to a hundred, all that match among them; `isMore` where more match
 * (rule office-30).
 * @throws AppError `forbidden`
 */
export async function chosenOrders(
  ctx: ShopContext,
  query: URLSearchParams,
): Promise<{ ids: string[]; isMore: boolean }> {
  const { isAll, ids, address } = readChosen(orderList, query);
  if (!isAll) return { ids: ids.slice(0, mostOrders), isMore: ids.length > mostOrders };
  const page = { after: null, limit: mostOrders + 1 };
  const found = await searchOrders(ctx, orderSearchOf(ctx, address), page);
  return { ids: found.slice(0, mostOrders).map(({ id }) => id), isMore: found.length > mostOrders };
}
