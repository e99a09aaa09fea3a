import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import type { reviews } from "~/tables/conversations/reviews";
import type { sellerReviews } from "~/tables/conversations/seller-reviews";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type ExpectedVersion, refuseStale } from "../../shops/records/refuse-stale.server";

/** What is done with a review. An empty reply removes the one there was. */
export type Moderation =
  | { kind: "approve" }
  | { kind: "reject"; reason: string }
  | { kind: "reply"; content: string };

/** What a review holds for each change; approving a rejected one and the reverse are possible. */
export function moderatedColumns(change: Moderation) {
  switch (change.kind) {
    case "approve":
      return { status: "approved", reasonRejected: "" } as const;
    case "reject": {
      const reasonRejected = change.reason.trim();
      if (!reasonRejected) throw new AppError("invalid", "Say why the review is rejected.", "reason");
      return { status: "rejected", reasonRejected } as const;
    }
    case "reply":
      return { reply: change.content.trim() };
  }
}

/** A kind of review: its rows, and what else a change of one does. */
type ReviewKind<Table extends typeof reviews | typeof sellerReviews> = {
  table: Table;
  /** How it is called where it is missing. */
  name: string;
  /** What is read and decided of one: what its version is made of (rule owners-1). */
  decidedPart: (row: Table["$inferSelect"]) => object;
  /** Counts the rating anew. @returns the tags of the pages that show it */
  refresh: (ctx: ShopContext, row: Table["$inferSelect"]) => Promise<string[]>;
};

/**
 * Changes a review of any kind (rules reviews-1 and seller-reviews-3). Ratings follow in the same
 * transaction, pages and listings at its commit.
 * @throws AppError `not_found`, `forbidden`; StaleRecord
 */
export async function moderate<Table extends typeof reviews | typeof sellerReviews>(
  ctx: ShopContext,
  { table: rows, name, decidedPart, refresh }: ReviewKind<Table>,
  id: number,
  columns: Partial<Table["$inferInsert"]>,
  expected?: ExpectedVersion,
): Promise<void> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const table = rows as unknown as typeof reviews;
  await inTransaction(ctx, async (inner) => {
    const isIt = and(eq(table.tenantId, ctx.tenant.id), eq(table.id, id));
    const [found] = await inner.db.select().from(table).where(isIt).for("no key update");
    if (!found) throw new AppError("not_found", `There is no ${name}.`);
    const row = found as Table["$inferSelect"];
    refuseStale(decidedPart(row), expected);
    await inner.db
      .update(table)
      .set({ ...columns, updatedAt: ctx.now() })
      .where(isIt);
    await announceChange(inner, "tenant", await refresh(inner, row));
  });
}
