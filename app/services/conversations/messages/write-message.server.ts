import { and, eq } from "drizzle-orm";
import { type MessageSide, otherSide } from "~/models/conversations/conversation-type";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { conversations, messages } from "~/tables/conversations/conversations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { announceMessages } from "./announce-messages.server";

/** How long a reader who is there has to read a message before it is mailed, ms. */
const quietMs = 60_000;

/** A message to write. `code` makes a repeated post the same message. */
export type NewMessage = { side: MessageSide; authorName: string; content: string; code: string };

/**
 * Writes a message and what follows from it: the marks of its conversation, which a customer's message opens
 * again. Who writes has read what was there. Call it in a transaction; it checks no rights.
 * @returns the message's id
 */
export async function writeMessage(
  inner: ShopContext,
  conversationId: number,
  { side, authorName, content, code }: NewMessage,
): Promise<number> {
  const { db, tenant } = inner;
  const key = and(eq(conversations.tenantId, tenant.id), eq(conversations.id, conversationId));
  // Ids then follow the order in which messages are committed, on which the read marks rely.
  await db.select({ id: conversations.id }).from(conversations).where(key).for("update");
  const [message] = await db
    .insert(messages)
    .values({
      tenantId: tenant.id,
      conversationId,
      side,
      authorName,
      content,
      code,
      actor: recordedActor(await inner.actor()),
      createdAt: inner.now(),
    })
    .returning({ id: messages.id });
  if (!message) throw new Error("the message was not written");
  const [changed] = await db
    .update(conversations)
    .set({
      ...(side === "Customer"
        ? { lastCustomerMessageId: message.id, customerReadId: message.id, isResolved: false }
        : { lastStoreMessageId: message.id, storeReadId: message.id }),
      lastMessageAt: inner.now(),
      updatedAt: inner.now(),
    })
    .where(key)
    .returning({ customerId: conversations.customerId, shopId: conversations.shopId });
  if (!changed) throw new Error("the message has no conversation");
  await announceMessages(inner, changed);
  await queueMail(inner, changed.shopId, { conversationId, reader: otherSide(side) });
  return message.id;
}

/**
 * Mails in a minute, when what was not read by then is known; several messages share a mail (rule
 * conversations-9).
 */
async function queueMail(
  inner: ShopContext,
  shopId: string,
  mail: { conversationId: number; reader: MessageSide },
): Promise<void> {
  const ofItsShop = { ...inner, shop: { ...inner.shop, id: shopId } };
  await enqueueJob(ofItsShop, "send-message-mail", mail, {
    jobKey: `message-mail ${mail.conversationId} ${mail.reader}`,
    runAt: new Date(inner.now().getTime() + quietMs),
  });
}
