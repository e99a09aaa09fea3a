import { mostRowsOfCall } from "~/models/bulk/rows/bulk-rows";
import type { Chosen } from "~/models/office/list/chosen";
import { AppError } from "~/models/platform/error/app-error";
import { searchCustomers } from "../../accounts/owned-customers/search-customers.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { customerSearchOf } from "../list-office-customers.server";

/** Customers that one statement reads. */
const atOnce = 1000;

/**
 * Ids of the customers that were chosen, all that match among them (rule office-30).
 * @throws AppError `forbidden`, `invalid` for too many
 */
export async function chosenCustomers(ctx: ShopContext, { isAll, ids, address }: Chosen): Promise<number[]> {
  if (!isAll) return ids.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
  const found: number[] = [];
  let after: number | null = null;
  for (;;) {
    const page: { id: number }[] = await searchCustomers(ctx, customerSearchOf(address), {
      after,
      limit: atOnce,
    });
    found.push(...page.map(({ id }) => id));
    if (found.length > mostRowsOfCall)
      throw new AppError(
        "invalid",
        `At most ${mostRowsOfCall.toLocaleString("en-US")} customers are changed at once. Narrow the list.`,
      );
    if (page.length < atOnce) return found;
    after = page.at(-1)?.id ?? null;
  }
}
