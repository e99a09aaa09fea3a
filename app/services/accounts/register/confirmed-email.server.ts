// @public

import type { ShopContext } from "../../shops/context/shop-context.server";

/** An account whose email its owner has just confirmed, in lower case. */
export type ConfirmedEmail = { customerId: number; email: string };

/** What an area does then, in the same transaction (rule accounts-47). */
type ConfirmedEmailHandler = (inner: ShopContext, confirmed: ConfirmedEmail) => Promise<void>;

declare module "../../shops/context/shop-context.server" {
  interface AreaHandlers {
    confirmedEmail: readonly ConfirmedEmailHandler[];
  }
}

/** Tells the other areas that an account has a confirmed email now. */
export async function tellConfirmedEmail(inner: ShopContext, confirmed: ConfirmedEmail): Promise<void> {
  for (const handle of inner.handlers.confirmedEmail) await handle(inner, confirmed);
}
