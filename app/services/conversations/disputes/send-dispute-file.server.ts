// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { disputeEntries } from "~/tables/conversations/dispute-entries";
import { findOrder } from "../../orders/reading/find-order.server";
import { sendToSave } from "../../platform/file-store/send-to-save.server";
import type { UploadContext } from "../messages/conversation-context.server";

/**
 * Sends a file that was added to a dispute to those who may view its order, to save (rule payment-28).
 * @throws AppError `not_found`
 */
export async function sendDisputeFile(ctx: UploadContext, id: number): Promise<Response> {
  const [entry] = Number.isSafeInteger(id)
    ? await ctx.db
        .select()
        .from(disputeEntries)
        .where(and(eq(disputeEntries.tenantId, ctx.tenant.id), eq(disputeEntries.id, id)))
    : [];
  if (!entry || entry.storedAs === "") throw new AppError("not_found", "There is no such file.");
  await findOrder(ctx, entry.orderId);
  return sendToSave(ctx.fileStore, entry);
}
