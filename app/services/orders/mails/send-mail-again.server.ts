// @public

import { randomUUID } from "node:crypto";
import { type SentMail, sentMails } from "~/models/orders/mail/sent-mails";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { withOrderLocks } from "../locks/with-order-locks.server";
import { loadOrder } from "../reading/load-order.server";
import { recordNote } from "../records/record-note.server";
import { orderSubject } from "../states/order-subject";

/**
 * Sends a mail about an order once more, as the order is now (rule orders-23). Its history says so.
 * @throws AppError `not_found` for an order or a mail that is not known, `forbidden`
 */
export async function sendMailAgain(
  ctx: ShopContext,
  orderId: string,
  { kind, subjectId, subject }: Pick<SentMail, "kind" | "subjectId"> & { subject: string },
): Promise<void> {
  const done = await withOrderLocks(ctx, { orderId, reach: "order" }, async (inner, { order }) => {
    authorize(await inner.actor(), "reply", orderSubject(order));
    const view = await loadOrder(inner, orderId);
    const isKnown = view && sentMails(view).some((one) => one.kind === kind && one.subjectId === subjectId);
    if (!isKnown) throw new AppError("not_found", "This mail was not sent.");
    const again = randomUUID();
    await enqueueJob(
      inner,
      "send-order-mail",
      { orderId, kind, subjectId, again },
      { jobKey: `order-mail:${again}` },
    );
    await recordNote(inner, order, `Sent again: ${subject}`);
    return true;
  });
  if (!done) throw new AppError("not_found", "We couldn’t find this order.");
}
