// @public

import { and, asc, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { fileExtensions } from "~/models/platform/form/file-types";
import { authorize } from "~/models/shops/actors/authorize";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { disputeEntries } from "~/tables/conversations/dispute-entries";
import { findOrder } from "../../orders/reading/find-order.server";
import { queueDisputeMails } from "../../orders/records/queue-dispute-mails.server";
import { orderSubject } from "../../orders/states/order-subject";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { UploadContext } from "../messages/conversation-context.server";
import {
  discardAttachments,
  type PreparedFile,
  prepareAttachments,
} from "../messages/prepare-attachments.server";
import { findDisputes } from "./list-disputes.server";

/** What was said of a dispute: words, a file or both. */
export type DisputeEntry = typeof disputeEntries.$inferSelect;

/** What was said of an order's dispute, the oldest first. @throws AppError `not_found` */
export async function listDisputeEntries(ctx: ShopContext, orderId: string): Promise<DisputeEntry[]> {
  await findOrder(ctx, orderId);
  return ctx.db
    .select()
    .from(disputeEntries)
    .where(and(eq(disputeEntries.tenantId, ctx.tenant.id), eq(disputeEntries.orderId, orderId)))
    .orderBy(asc(disputeEntries.id));
}

/**
 * Keeps what the seller of an order or the business says of its disputed payment, with files (rule
 * payment-28): an answer to the provider takes it from here.
 * @throws AppError `not_found`, `forbidden`, `invalid` for nothing, and for files that are refused
 */
export async function addDisputeEntry(
  ctx: UploadContext,
  number: string,
  { text, files }: { text: string; files: readonly IncomingFile[] },
): Promise<void> {
  const { orderId, sellerId } = await findDisputes(ctx, number);
  const actor = await ctx.actor();
  authorize(actor, "reply", orderSubject(await findOrder(ctx, orderId)));
  if (text === "" && files.length === 0)
    throw new AppError("invalid", "Write something or add a file.", "text");
  const kept = await prepareAttachments(ctx, files, 0, fileExtensions);
  const common = {
    tenantId: ctx.tenant.id,
    orderId,
    sellerId,
    actor: recordedActor(actor),
    createdAt: ctx.now(),
  };
  const rows = [
    ...(text === "" ? [] : [{ ...common, text }]),
    ...kept.map((file) => Object.assign(fileOf(file), common)),
  ];
  try {
    await inTransaction(ctx, async (inner) => {
      const made = await inner.db.insert(disputeEntries).values(rows).returning({ id: disputeEntries.id });
      for (const { id } of made) await queueDisputeMails(inner, orderId, { entryId: id });
    });
  } catch (error) {
    await discardAttachments(ctx, kept);
    throw error;
  }
}

const fileOf = ({ name, mime, sizeBytes, storedAs }: PreparedFile) => ({
  fileName: name,
  mime,
  sizeBytes,
  storedAs,
});
