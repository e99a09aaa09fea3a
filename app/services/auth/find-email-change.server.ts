import { and, eq, gt } from "drizzle-orm";
import { AppError } from "~/models/error/app-error";
import { emailChanges } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/**
 * A change of e-mail that is under way, locked until the transaction ends: both mailboxes may answer at once.
 * @param id null for a link we did not write
 * @throws AppError `not_found`
 */
export async function findEmailChange(ctx: ShopContext, id: number | null) {
  const [change] =
    id === null
      ? []
      : await ctx.db
          .select()
          .from(emailChanges)
          .where(
            and(
              eq(emailChanges.tenantId, ctx.tenant.id),
              eq(emailChanges.id, id),
              gt(emailChanges.expiresAt, ctx.now()),
            ),
          )
          .for("update");
  if (!change)
    throw new AppError("not_found", "This link was used before or has expired, or the change was cancelled.");
  return change;
}
