// @public

import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type ChangedOffers, changeOffers, type OfferChange } from "./change-offers.server";

/** What changes of offers would do: they are made and taken back at once. @throws AppError `forbidden` */
export async function planOffers(ctx: ShopContext, changes: readonly OfferChange[]): Promise<ChangedOffers> {
  let planned: ChangedOffers = { changed: [], waiting: [], refused: [] };
  const taken = new Error("what was planned is taken back");
  try {
    await inTransaction(ctx, async (inner) => {
      planned = await changeOffers(inner, changes);
      throw taken;
    });
  } catch (error) {
    if (error !== taken) throw error;
  }
  return planned;
}
