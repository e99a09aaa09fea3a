import { and, count, eq } from "drizzle-orm";
import { conversationLimits } from "~/models/conversations/conversation-limits";
import { conversationSubject } from "~/models/conversations/messages/conversation-subject";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import { conversations } from "~/tables/conversations/conversations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { FoundTarget } from "./find-target.server";

/** Whose conversation it is, and the name they write under; a guest has no id, but an e-mail. */
export type ConversationOwner = { id: number | null; name: string; guestEmail?: string };

/**
 * Stores the new conversation of a customer or a guest; its first message follows in the same transaction.
 * Who may answer for the store may begin one, too.
 * @returns its id
 * @throws AppError `conflict` above the limit of conversations, `forbidden`
 */
export async function beginConversation(
  inner: ShopContext,
  { id: customerId, name: customerName, guestEmail = "" }: ConversationOwner,
  { subject, sellerId }: Pick<FoundTarget, "subject" | "sellerId">,
): Promise<number> {
  const owners = { tenantId: inner.tenant.id, shopId: inner.shop.id, sellerId, customerId };
  const actor = await inner.actor();
  const verb = actor.kind === "shopper" ? "create" : "change";
  authorize(actor, verb, conversationSubject({ ...owners, id: null }));
  if (customerId !== null) await requireRoom(inner, customerId);
  const { type, orderId, productId, subject: text } = subject;
  const [row] = await inner.db
    .insert(conversations)
    .values({
      ...owners,
      customerName,
      guestEmail,
      type,
      orderId,
      productId,
      subject: text,
      lastMessageAt: inner.now(),
      createdAt: inner.now(),
    })
    .returning({ id: conversations.id });
  if (!row) throw new Error("the conversation was not written");
  return row.id;
}

async function requireRoom(inner: ShopContext, customerId: number): Promise<void> {
  const [held] = await inner.db
    .select({ total: count() })
    .from(conversations)
    .where(and(eq(conversations.tenantId, inner.tenant.id), eq(conversations.customerId, customerId)));
  if (held && held.total >= conversationLimits.perCustomer)
    throw new AppError(
      "conflict",
      phrase("You have too many conversations. Please write in one you have."),
      "form",
    );
}
