import { and, eq } from "drizzle-orm";
import { maxAttachments } from "~/models/conversations/conversation-limits";
import { attachmentName } from "~/models/conversations/messages/attachment-name";
import { attachmentMessages } from "~/models/conversations/messages/attachment-problem";
import { AppError } from "~/models/platform/error/app-error";
import { messageAttachments } from "~/tables/conversations/conversations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { PreparedFile } from "./prepare-attachments.server";

/**
 * Writes the rows of a message's files. Call it in a transaction that has locked the conversation.
 * @throws AppError `invalid` beside `files` if the message would have more than three
 */
export async function writeAttachments(
  inner: ShopContext,
  messageId: number,
  files: readonly PreparedFile[],
): Promise<void> {
  if (files.length === 0) return;
  const { db, tenant } = inner;
  const held = await db
    .select({ name: messageAttachments.fileName })
    .from(messageAttachments)
    .where(and(eq(messageAttachments.tenantId, tenant.id), eq(messageAttachments.messageId, messageId)));
  if (held.length + files.length > maxAttachments)
    throw new AppError("invalid", attachmentMessages.tooMany(), "files");
  const taken = held.map(({ name }) => name);
  for (const { name, extension, mime, sizeBytes, storedAs } of files) {
    const fileName = attachmentName(name, extension, taken);
    taken.push(fileName);
    await db.insert(messageAttachments).values({
      tenantId: tenant.id,
      messageId,
      fileName,
      mime,
      sizeBytes,
      storedAs,
      createdAt: inner.now(),
    });
  }
}
