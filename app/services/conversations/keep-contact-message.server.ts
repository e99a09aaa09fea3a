import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { insist } from "~/models/actor/insist";
import type { ContactMessage } from "~/models/conversation/contact-message";
import { conversationThing } from "~/models/conversation/conversation-thing";
import { inTransaction } from "../db/in-transaction.server";
import { conversations } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { writeMessage } from "./write-message.server";

/**
 * Puts a contact request into the store's inbox: as a conversation of the customer who is signed in, else of a guest, whom
 * answers reach by e-mail. The store has its mail from the contact form (rule conversations-10).
 * @param customerId null for a guest
 */
export async function keepContactMessage(
  ctx: ShopContext,
  { name, email, subject, content }: ContactMessage,
  customerId: number | null,
): Promise<void> {
  const owners = { tenantId: ctx.tenant.id, shopId: ctx.shop.id, sellerId: ctx.shop.sellerId, customerId };
  insist(await ctx.actor(), "create", conversationThing(owners));
  await inTransaction(ctx, async (inner) => {
    const [row] = await inner.db
      .insert(conversations)
      .values({
        ...{ ...owners, type: "Customer", subject, customerName: name },
        guestEmail: customerId === null ? email : "",
        ...{ lastMessageAt: inner.now(), createdAt: inner.now() },
      })
      .returning({ id: conversations.id });
    if (!row) throw new Error("the conversation was not written");
    const message = { side: "Customer", authorName: name, content, code: randomUUID() } as const;
    const messageId = await writeMessage(inner, row.id, message);
    await inner.db
      .update(conversations)
      .set({ storeMailedId: messageId })
      .where(and(eq(conversations.tenantId, ctx.tenant.id), eq(conversations.id, row.id)));
  });
}
