import { sql } from "drizzle-orm";
import { conversations } from "~/tables/conversations/conversations";

/** What a conversation is found by: who writes, and the order, product or subject it is about. */
export const conversationWords = [
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
