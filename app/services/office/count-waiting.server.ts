import { officeOrdersPath } from "~/paths/office";
import { countOrders } from "../orders/reading/search-orders.server";
import type { RequestContext } from "../shops/context/request-context.server";

/** The menu says up to here how many wait. */
const countedAtMost = 1000;

/** What waits for staff in each screen of the menu, by its path. Only the paths asked for are counted. */
export async function countWaiting(
  context: RequestContext,
  paths: readonly string[],
): Promise<Record<string, number>> {
  const counts: Record<string, () => Promise<number>> = {
    [officeOrdersPath()]: () =>
      countOrders(context, { statuses: ["processing", "packing"], shopId: context.shop.id }, countedAtMost),
  };
  const asked = paths.flatMap((path) => {
    const count = counts[path];
    return count ? [{ path, count }] : [];
  });
  const found = await Promise.all(asked.map(async ({ path, count }) => [path, await count()] as const));
  return Object.fromEntries(found);
}
