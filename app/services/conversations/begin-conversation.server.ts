import { and, count, eq } from "drizzle-orm";
import { insist } from "~/models/actor/insist";
import { conversationLimits } from "~/models/conversation/conversation-limits";
import { conversationThing } from "~/models/conversation/conversation-thing";
import { AppError } from "~/models/error/app-error";
import { conversations } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import type { FoundTarget } from "./find-target.server";

/** Whose conversation it is, and the name they write under. */
type Owner = { id: number; name: string };

/**
 * Stores a customer's new conversation; its first message follows in the same transaction.
 * @returns its id
 * @throws AppError `conflict` above the limit of conversations, `forbidden`
 */
export async function beginConversation(
  inner: ShopContext,
  { id: customerId, name: customerName }: Owner,
  { subject, sellerId }: FoundTarget,
): Promise<number> {
  const owners = { tenantId: inner.tenant.id, shopId: inner.shop.id, sellerId, customerId };
  insist(await inner.actor(), "create", conversationThing(owners));
  const [held] = await inner.db
    .select({ total: count() })
    .from(conversations)
    .where(and(eq(conversations.tenantId, inner.tenant.id), eq(conversations.customerId, customerId)));
  if (held && held.total >= conversationLimits.perCustomer)
    throw new AppError("conflict", "You have too many conversations. Please write in one you have.", "form");
  const { type, orderId, productId, subject: text } = subject;
  const [row] = await inner.db
    .insert(conversations)
    .values({
      ...{ ...owners, customerName, type, orderId, productId, subject: text },
      ...{ lastMessageAt: inner.now(), createdAt: inner.now() },
    })
    .returning({ id: conversations.id });
  if (!row) throw new Error("the conversation was not written");
  return row.id;
}
