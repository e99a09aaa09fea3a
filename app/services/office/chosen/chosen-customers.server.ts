import type { Chosen } from "~/models/office/list/chosen";
import { searchCustomers } from "../../accounts/owned-customers/search-customers.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { customerSearchOf, kindsAsked } from "../list-office-customers.server";
import { allThatMatch } from "./all-that-match.server";

/**
 * Ids of the customers that were chosen, all that match among them (rule office-30). Guests are none: what is
 * changed so, only accounts have.
 * @throws AppError `forbidden`, `invalid` for too many
 */
export async function chosenCustomers(ctx: ShopContext, { isAll, ids, address }: Chosen): Promise<number[]> {
  if (!isAll) return ids.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
  if (!kindsAsked(address).account) return [];
  const found = await allThatMatch("customers", (page) =>
    searchCustomers(ctx, customerSearchOf(address), page),
  );
  return found.map(({ id }) => id);
}
