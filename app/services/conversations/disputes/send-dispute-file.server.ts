// @public

import { createReadableStreamFromReadable } from "@remix-run/node";
import { create as contentDisposition } from "content-disposition";
import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { disputeEntries } from "~/tables/conversations/dispute-entries";
import { findOrder } from "../../orders/reading/find-order.server";
import { uploadKey } from "../../platform/file-store/file-keys";
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
  const kept = await ctx.fileStore.get(uploadKey(entry.storedAs));
  if (kept === null) throw new AppError("not_found", "There is no such file.");
  return new Response(createReadableStreamFromReadable(kept.content), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": entry.mime,
      "Content-Length": String(kept.sizeBytes),
      "Content-Disposition": contentDisposition(entry.fileName, { type: "attachment" }),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}
