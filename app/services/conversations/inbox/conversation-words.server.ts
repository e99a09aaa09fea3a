import { type SQL, sql } from "drizzle-orm";
import { conversations } from "~/tables/conversations/conversations";
import { holdsWords } from "../../shops/search/holds-words.server";

/** Who writes, and the order, product or subject a conversation is about. */
const conversationWords = [
  conversations.customerName,
  conversations.guestEmail,
  conversations.subject,
  sql`(select concat_ws(' ', c.first_name, c.last_name, c.email) from customers c
    where c.tenant_id = conversations.tenant_id and c.id = conversations.customer_id)`,
  sql`(select o.increment_id from orders o
    where o.tenant_id = conversations.tenant_id and o.id = conversations.order_id)`,
  sql`(select concat_ws(' ', p.sku, p.name) from products p
    where p.tenant_id = conversations.tenant_id and p.id = conversations.product_id)`,
];

/**
 * The condition that a conversation holds each word of a text: as a part of what it is about or of who
 * writes, or at the beginning of a word of its messages (rule office-10).
 */
export const conversationHolds = (tenantId: string, text: string | undefined): SQL | undefined =>
  holdsWords(text, conversationWords, (word) => inMessages(tenantId, word));

/** Found by the index of messages alone, whatever the conversations are. */
const inMessages = (tenantId: string, word: string): SQL =>
  sql`conversations.id in (select m.conversation_id from messages m
    where m.tenant_id = ${tenantId} and message_words(m.tenant_id, m.content) @@ message_query(${tenantId}::uuid, ${word}))`;
