// @public

import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { recordNote } from "../records/record-note.server";
import { orderSubject } from "./order-subject";

/**
 * Writes a note into an order's history, which its staff read; its state stays.
 * @throws AppError `invalid` without a note, `not_found`, `forbidden`
 */
export async function noteOrder(ctx: ShopContext, orderId: string, typed: string): Promise<void> {
  const note = typed.trim();
  if (note === "") throw new AppError("invalid", "Write the note.", "note");
  const actor = await ctx.actor();
  const noted = await withOrderLocks(ctx, { orderId, reach: "order" }, async (inner, { order }) => {
    authorize(actor, "change", orderSubject(order));
    await recordNote(inner, order, note);
    return true;
  });
  if (!noted) throw new AppError("not_found", "We couldn’t find this order.");
}
