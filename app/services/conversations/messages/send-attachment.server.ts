// @public

import { createReadableStreamFromReadable } from "@remix-run/node";
import { create as contentDisposition } from "content-disposition";
import { uploadKey } from "../../platform/file-store/file-keys";
import type { ConversationContext } from "./conversation-context.server";
import { findAttachment, type NamedFile, noFile } from "./find-attachment.server";

/** What is asked for, and whether it is to be saved. */
type AskedFile = NamedFile & { isDownload: boolean };

/**
 * Sends a file of a message to those who may read its conversation: a picture to look at, anything else, or a
 * picture on demand, to save. Nothing in it runs (rule conversations-6).
 * @throws AppError `not_found`
 */
export async function sendAttachment(
  ctx: ConversationContext,
  { messageId, fileName, isDownload }: AskedFile,
): Promise<Response> {
  const { file } = await findAttachment(ctx, { messageId, fileName });
  const { mime, storedAs } = file;
  const kept = await ctx.fileStore.get(uploadKey(storedAs));
  if (kept === null) throw noFile();
  const type = isDownload || mime !== "image/webp" ? "attachment" : "inline";
  return new Response(createReadableStreamFromReadable(kept.content), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": mime,
      "Content-Length": String(kept.sizeBytes),
      "Content-Disposition": contentDisposition(fileName, { type }),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}
