import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { createReadableStreamFromReadable } from "@remix-run/node";
import contentDisposition from "content-disposition";
import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/error/app-error";
import { messageAttachments, messages } from "../db/schema";
import { uploadsFolder } from "../forms/incoming-files.server";
import type { ConversationContext } from "./conversation-context.server";
import { findConversation } from "./find-conversation.server";

/** What the address of a file names. */
type AskedFile = { messageId: number; fileName: string; isDownload: boolean };

/**
 * Sends a file of a message to those who may read its conversation: a picture to look at, anything else, or a picture
 * on demand, to save. Nothing in it runs (rule conversations-6).
 * @throws AppError `not_found`
 */
export async function sendAttachment(
  ctx: ConversationContext,
  { messageId, fileName, isDownload }: AskedFile,
): Promise<Response> {
  const [found] = await ctx.db
    .select({ file: messageAttachments, conversationId: messages.conversationId })
    .from(messageAttachments)
    .innerJoin(
      messages,
      and(eq(messages.tenantId, messageAttachments.tenantId), eq(messages.id, messageAttachments.messageId)),
    )
    .where(
      and(
        eq(messageAttachments.tenantId, ctx.tenant.id),
        eq(messageAttachments.messageId, messageId),
        eq(messageAttachments.fileName, fileName),
      ),
    );
  if (!found) throw noFile();
  await findConversation(ctx, found.conversationId);
  const { mime, storedAs } = found.file;
  const onDisk = join(uploadsFolder(ctx.config.dataDir), storedAs);
  const size = await stat(onDisk).then(
    (entry) => entry.size,
    () => null,
  );
  if (size === null) throw noFile();
  const type = isDownload || mime !== "image/webp" ? "attachment" : "inline";
  return new Response(createReadableStreamFromReadable(createReadStream(onDisk)), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": mime,
      "Content-Length": String(size),
      "Content-Disposition": contentDisposition(fileName, { type }),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}

const noFile = () => new AppError("not_found", "We couldn't find this file.");
