import { buffer } from "node:stream/consumers";
import { and, eq, inArray } from "drizzle-orm";
import type { AnswerProof } from "~/models/payments/disputes/dispute-answer";
import { AppError } from "~/models/platform/error/app-error";
import { disputeEntries } from "~/tables/conversations/dispute-entries";
import type { ProofFile } from "../../payments/providers/dispute-answers";
import { uploadKey } from "../../platform/file-store/file-keys";
import { photoAsJpeg } from "../../platform/media/rewrite-photo.server";
import type { UploadContext } from "../messages/conversation-context.server";

/**
 * The files of an answer as providers take them: a PDF as it is, a photo as a JPEG.
 * @throws AppError `invalid` beside the kind of a file that is not among what was said of this order
 */
export async function readProofs(
  ctx: UploadContext,
  orderId: string,
  proofs: readonly AnswerProof[],
): Promise<ProofFile[]> {
  if (proofs.length === 0) return [];
  const { tenantId, id, orderId: ofOrder } = disputeEntries;
  const ids = proofs.map(({ entryId }) => entryId);
  const entries = await ctx.db
    .select()
    .from(disputeEntries)
    .where(and(eq(tenantId, ctx.tenant.id), eq(ofOrder, orderId), inArray(id, ids)));
  const files: ProofFile[] = [];
  // One after another: each photo is unpacked in memory.
  for (const { entryId, kind } of proofs) {
    const entry = entries.find((one) => one.id === entryId);
    const kept = entry?.storedAs ? await ctx.fileStore.get(uploadKey(entry.storedAs)) : null;
    if (!entry || !kept) throw new AppError("invalid", "This file is not kept with the dispute.", kind);
    const sent = await asSent(ctx, entry, await buffer(kept.content));
    files.push({ kind, ...sent });
  }
  return files;
}

async function asSent(
  ctx: UploadContext,
  { fileName, mime }: { fileName: string; mime: string },
  bytes: Buffer,
) {
  if (mime === "application/pdf") return { name: fileName, mime, bytes };
  const name = `${fileName.replace(/\.[^.]*$/, "")}.jpg`;
  return { name, mime: "image/jpeg", bytes: await photoAsJpeg(bytes, ctx) };
}
