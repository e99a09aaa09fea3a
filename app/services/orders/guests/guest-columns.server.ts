import { sql } from "drizzle-orm";
import { guests } from "~/tables/orders/guests";

/** Orders of a guest that are counted at most. */
const countedOrders = 1000;

/** What the store sees of a guest. */
export const guestColumns = {
  id: guests.id,
  email: guests.email,
  firstName: guests.firstName,
  lastName: guests.lastName,
  phone: guests.phone,
  number: guests.number,
  note: guests.note,
  createdAt: guests.createdAt,
  orderCount: sql<number>`(select count(*)::int from (select from orders o where o.tenant_id = guests.tenant_id
    and lower(o.email) = guests.email and o.shop_id = guests.shop_id and o.customer_id is null
    limit ${sql.raw(String(countedOrders))}) as counted)`,
};

/** A person who ordered without an account in a shop. */
export type Guest = Pick<
  typeof guests.$inferSelect,
  "id" | "email" | "firstName" | "lastName" | "phone" | "number" | "note" | "createdAt"
> & {
  /** Up to 1,000. */
  orderCount: number;
};
