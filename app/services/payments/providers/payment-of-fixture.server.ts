import { type SQL, sql } from "drizzle-orm";
import { payments } from "~/tables/orders/payments";

/** The condition on `payments` that finds those of an order, by the group it was placed with. */
export const paysFor = (orderId: string): SQL =>
  sql`${payments.groupId} = (select o.group_id from orders o where o.tenant_id = ${payments.tenantId} and o.id = ${orderId})`;
