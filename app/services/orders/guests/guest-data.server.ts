import { and, eq } from "drizzle-orm";
import { guests } from "~/tables/orders/guests";
import { shops } from "~/tables/shops/shops";
import type { DataOwner } from "../../accounts/account-data/customer-data.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What is kept of an email that ordered without an account, in downloaded data. */
export const archiveGuest = ({ db, tenant }: ShopContext, { email }: DataOwner) =>
  db
    .select({
      shop: shops.name,
      email: guests.email,
      firstName: guests.firstName,
      lastName: guests.lastName,
      phone: guests.phone,
      note: guests.note,
      since: guests.createdAt,
    })
    .from(guests)
    .innerJoin(shops, and(eq(shops.tenantId, guests.tenantId), eq(shops.id, guests.shopId)))
    .where(and(eq(guests.tenantId, tenant.id), eq(guests.email, email.toLowerCase())));

/** Removes who ordered without an account; part of deleting their data in all shops. */
export async function removeGuest({ db, tenant }: ShopContext, { email }: DataOwner): Promise<undefined> {
  await db.delete(guests).where(and(eq(guests.tenantId, tenant.id), eq(guests.email, email.toLowerCase())));
}
