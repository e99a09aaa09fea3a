// @public

import { returnPieceTexts } from "~/models/orders/return-request/return-text";
import { takeReturnPieces } from "~/models/orders/return-request/returnable";
import type { LinePieces } from "~/models/orders/shipment/take-pieces";
import { namedPieces } from "~/models/orders/withdrawal/named-pieces";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { returnRequests } from "~/tables/orders/return-requests";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { queueOrderMail } from "../queue-order-mail.server";
import { inOrderLanguage } from "../reading/in-order-language.server";
import { loadOrder } from "../reading/load-order.server";
import { announceNews } from "../records/announce-news.server";
import { queueWithdrawalMail } from "../records/queue-seller-mail.server";
import { readReturnAddress } from "../return-requests/read-return-address.server";
import { orderSubject } from "../states/order-subject";
import { readWithdrawalOffer } from "./read-withdrawal-offer.server";

/** What a consumer declares. `pieces` empty for those that `items` names, and for all where it names none. */
export type DeclaredWithdrawal = {
  name: string;
  email: string;
  pieces: readonly LinePieces[];
  items: string;
  /** When it was sent. */
  at: Date;
};

/** Buyers may withdraw from an order that they may view, staff take one down for an order they may change. */
type By = { verb: "view" | "change" };

/**
 * Writes down that a consumer withdraws from an order (rule withdrawals-6): a return that need not be
 * accepted. Its receipt is mailed at once, its seller told, and what was not sent is canceled by a job.
 * @returns its number within the order
 * @throws AppError `not_found`, `forbidden`, `conflict` where there is no right, `invalid` for pieces that
 * are not left
 */
export async function recordWithdrawal(
  ctx: ShopContext,
  orderId: string,
  { name, email, pieces, items, at }: DeclaredWithdrawal,
  { verb }: By,
): Promise<number> {
  const actor = await ctx.actor();
  const recorded = await withOrderLocks(ctx, { orderId, reach: "order" }, async (held, { order: row }) => {
    authorize(actor, verb, orderSubject(row));
    return inOrderLanguage(held, orderId, async (inner) => {
      const order = await loadOrder(inner, orderId);
      if (!order) return null;
      const { lines, refusal } = await readWithdrawalOffer(inner, order, at);
      if (refusal) throw new AppError("conflict", refusal);
      const named = namedPieces(lines, items);
      const taken = pieces.length > 0 ? takeReturnPieces(lines, pieces) : named.pieces;
      const id = order.returns.length + 1;
      const address = await readReturnAddress(inner, row.sellerId);
      const step = { at: at.toISOString(), actor: recordedActor(actor), note: "" };
      const where = address === "" ? "" : phrase("Send it to {address}.", { address });
      const texts = taken.map(({ orderItemId, qty }) => ({ lineId: orderItemId, qty }));
      await inner.db.insert(returnRequests).values({
        tenantId: ctx.tenant.id,
        orderId,
        id,
        // Without an address the seller still has to say where the goods go.
        status: address === "" ? "requested" : "accepted",
        reason: "changed_mind",
        comment: pieces.length > 0 || named.isSure ? "" : items,
        pieces: taken,
        withdrawal: {
          name,
          email,
          items: returnPieceTexts(order, { pieces: texts }),
          at: at.toISOString(),
        },
        steps: [
          { at: step.at, actor: step.actor, note: "", status: "requested" },
          ...(address === ""
            ? []
            : [{ at: step.at, actor: step.actor, note: where, status: "accepted" as const }]),
        ],
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      });
      await queueOrderMail(inner, { orderId, kind: "withdrawn", subjectId: String(id) });
      await queueWithdrawalMail(inner, orderId, id);
      await enqueueJob(
        inner,
        "settle-withdrawal",
        { orderId, id },
        { jobKey: `settle-withdrawal:${orderId}:${id}` },
      );
      await announceNews(inner, orderId);
      return id;
    });
  });
  if (recorded === null) throw new AppError("not_found", phrase("We couldn’t find this order."));
  return recorded;
}
