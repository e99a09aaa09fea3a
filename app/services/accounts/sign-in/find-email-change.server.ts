import { and, eq, gt } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { emailChanges } from "~/tables/accounts/email-changes";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * An open change of e-mail, locked until the transaction ends, because both mailboxes may answer at once.
 * @param id null for an invalid link
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
    throw new AppError(
      "not_found",
      phrase("This link was already used or has expired, or the change was canceled."),
    );
  return change;
}
