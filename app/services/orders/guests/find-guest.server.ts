// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { guests } from "~/tables/orders/guests";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { authorizeGuests } from "./authorize-guests.server";
import { type Guest, guestColumns } from "./guest-columns.server";

export type { Guest };

/** The version of what the store decides about a guest, which a change names (rule owners-2). */
export const guestVersion = ({ note }: Pick<Guest, "note">): string => recordVersion({ note });

/**
 * Who ordered in this shop with an email in any case and has no account.
 * @throws AppError `not_found`, after their data was deleted too; `forbidden`
 */
export async function findGuest(ctx: ShopContext, email: string): Promise<Guest> {
  await authorizeGuests(ctx, "view");
  const [found] = await ctx.db
    .select(guestColumns)
    .from(guests)
    .where(
      and(
        eq(guests.tenantId, ctx.tenant.id),
        eq(guests.shopId, ctx.shop.id),
        eq(guests.email, email.trim().toLowerCase()),
      ),
    );
  if (!found) throw new AppError("not_found", "No guest has this email.", "email");
  return found;
}
