// @public

import type { ReturnForm } from "~/models/orders/return-request/return-form";
import { takeReturnPieces } from "~/models/orders/return-request/returnable";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { returnRequests } from "~/tables/orders/return-requests";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { queueOrderMail } from "../queue-order-mail.server";
import { loadOrder } from "../reading/load-order.server";
import { announceNews } from "../records/announce-news.server";
import { queueReturnMail } from "../records/queue-seller-mail.server";
import { orderSubject } from "../states/order-subject";
import { readReturnOffer } from "./read-return-offer.server";

/**
 * Asks to send pieces of an order back (rule order-returns-5); shopper and seller get a mail.
 * @returns the request's number within its order
 * @throws AppError `not_found`, `forbidden`, `conflict` where nothing can be sent back, `invalid` for pieces
 * that are not left
 */
export async function requestReturn(
  ctx: ShopContext,
  orderId: string,
  { pieces, reason, comment }: ReturnForm,
): Promise<number> {
  const actor = await ctx.actor();
  const asked = await withOrderLocks(ctx, { orderId, reach: "order" }, async (inner, held) => {
    authorize(actor, "reply", orderSubject(held.order));
    const order = await loadOrder(inner, orderId);
    if (!order) return null;
    const { lines, refusal } = await readReturnOffer(inner, order);
    if (refusal) throw new AppError("conflict", refusal);
    const taken = takeReturnPieces(lines, pieces);
    const id = order.returns.length + 1;
    const step = { status: "requested", at: ctx.now().toISOString(), actor: recordedActor(actor), note: "" };
    await inner.db.insert(returnRequests).values({
      tenantId: ctx.tenant.id,
      orderId,
      id,
      status: "requested",
      reason,
      comment,
      pieces: taken,
      steps: [{ ...step, status: "requested" }],
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    });
    await queueOrderMail(inner, { orderId, kind: "return_requested", subjectId: String(id) });
    await queueReturnMail(inner, orderId, id);
    await announceNews(inner, orderId);
    return id;
  });
  if (asked === null) throw new AppError("not_found", phrase("We couldn’t find this order."));
  return asked;
}
