// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { guests } from "~/tables/orders/guests";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type ExpectedVersion, refuseStale } from "../../shops/records/refuse-stale.server";
import { authorizeGuests } from "./authorize-guests.server";

const maxNote = 2000;

/**
 * Notes the store's own words about a guest, who does not see them (rule office-97).
 * @param expected the version of the note that the change was made to (rule owners-2)
 * @throws AppError `invalid` for more than 2000 characters, `not_found`, `forbidden`; StaleRecord
 */
export async function noteGuest(
  ctx: ShopContext,
  email: string,
  typed: string,
  expected?: ExpectedVersion,
): Promise<void> {
  await authorizeGuests(ctx, "change");
  const note = typed.trim();
  if (note.length > maxNote) throw new AppError("invalid", `Use at most ${maxNote} characters.`, "note");
  await inTransaction(ctx, async ({ db, tenant, shop, now }) => {
    const isIt = and(
      eq(guests.tenantId, tenant.id),
      eq(guests.shopId, shop.id),
      eq(guests.email, email.trim().toLowerCase()),
    );
    const [found] = await db.select({ note: guests.note }).from(guests).where(isIt).for("no key update");
    if (!found) throw new AppError("not_found", "No guest has this email.", "email");
    refuseStale(found, expected);
    await db.update(guests).set({ note, updatedAt: now() }).where(isIt);
  });
}
