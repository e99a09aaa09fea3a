import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { messageAttachments, messages } from "~/tables/conversations/conversations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findConversation } from "../inbox/find-conversation.server";

/** What the address of a file names. */
export type NamedFile = { messageId: number; fileName: string };

/**
 * A file of a message, for those who may read its conversation (rule conversations-6).
 * @throws AppError `not_found`
 */
export async function findAttachment(ctx: ShopContext, { messageId, fileName }: NamedFile) {
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
  return found;
}

/** There is no such file, for this reader. */
export const noFile = () => new AppError("not_found", phrase("We couldn’t find this file."));
