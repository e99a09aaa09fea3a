// @public

import type { Address } from "~/models/accounts/address/address";
import { isAppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { lockAddressBook } from "./lock-address-book.server";
import { addAddress } from "./save-address.server";

/**
 * Adds the addresses of an order to its customer's book, so that the next order needs no typing (rule
 * accounts-22). A full book stays as it is. Call it inside the order's transaction.
 */
export async function keepOrderAddresses(
  ctx: ShopContext,
  customerId: number,
  addresses: readonly (Address | null)[],
): Promise<void> {
  await lockAddressBook(ctx, customerId);
  try {
    for (const address of addresses) if (address) await addAddress(ctx, customerId, address);
  } catch (error) {
    if (!isAppError(error)) throw error;
  }
}
