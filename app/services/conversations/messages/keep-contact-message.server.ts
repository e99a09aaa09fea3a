// @public

import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { ContactMessage } from "~/models/conversations/contact-message";
import { messageName } from "~/models/conversations/message-name";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { conversations } from "~/tables/conversations/conversations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { beginConversation } from "./begin-conversation.server";
import type { PreparedFile } from "./prepare-attachments.server";
import { writeAttachments } from "./write-attachments.server";
import { writeMessage } from "./write-message.server";

/** What a contact form sent, and who sent it. */
export type SentContact = {
  message: ContactMessage;
  /** Null for a guest, whom answers reach by e-mail. */
  customer: Pick<VisitorCustomer, "id" | "nickName" | "firstName" | "lastName"> | null;
  files: readonly PreparedFile[];
  /** Whether the form itself mails the shop, which then gets no second mail. */
  isMailed: boolean;
};

/**
 * Puts a contact request into the store's inbox, as a conversation of the customer who is signed in, else of
 * a guest (rule conversations-10). Call it in a transaction.
 * @returns the conversation's id
 * @throws AppError `conflict` above the limit of conversations
 */
export async function keepContactMessage(
  ctx: ShopContext,
  { message: { name, email, subject, content }, customer, files, isMailed }: SentContact,
): Promise<number> {
  const owner = customer
    ? { id: customer.id, name: messageName(customer) ?? name }
    : { id: null, name, guestEmail: email };
  const conversationId = await beginConversation(ctx, owner, {
    subject: { type: "Customer", orderId: null, productId: null, subject },
    sellerId: ctx.shop.sellerId,
  });
  const message = { side: "Customer", authorName: owner.name, content, code: randomUUID() } as const;
  const messageId = await writeMessage(ctx, conversationId, message);
  await writeAttachments(ctx, messageId, files);
  if (isMailed)
    await ctx.db
      .update(conversations)
      .set({ storeMailedId: messageId })
      .where(and(eq(conversations.tenantId, ctx.tenant.id), eq(conversations.id, conversationId)));
  return conversationId;
}
