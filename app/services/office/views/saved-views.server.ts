import { and, asc, eq, or } from "drizzle-orm";
import { readListAddress, savedQuery } from "~/models/office/list/list-address";
import type { ListDescription, ListView } from "~/models/office/list/list-description";
import { mostViews, savedViewKey } from "~/models/office/list/saved-view";
import { AppError } from "~/models/platform/error/app-error";
import { listViews } from "~/tables/office/list-views";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A saved view, and whether it is the reader's own. */
export type SavedView = ListView & { id: number; isShared: boolean; isOwn: boolean };

/** Who has views: members of staff. Those of a seller have their own, and share none. */
async function viewer(ctx: ShopContext): Promise<{ staffId: number; shares: boolean } | null> {
  const actor = await ctx.actor();
  if (actor.kind === "staff") return { staffId: actor.staffId, shares: true };
  return actor.kind === "seller-staff" ? { staffId: actor.staffId, shares: false } : null;
}

async function requireViewer(ctx: ShopContext) {
  const found = await viewer(ctx);
  if (!found) throw new AppError("forbidden", "Only staff save views.");
  return found;
}

/** The views of a list that the actor saved, and those that others share, by their names (rule office-31). */
export async function listSavedViews(ctx: ShopContext, list: ListDescription): Promise<SavedView[]> {
  const who = await viewer(ctx);
  if (!who) return [];
  const { tenantId, shopId, staffId, isShared, name } = listViews;
  const rows = await ctx.db
    .select()
    .from(listViews)
    .where(
      and(
        eq(tenantId, ctx.tenant.id),
        eq(shopId, ctx.shop.id),
        eq(listViews.list, list.path),
        or(eq(staffId, who.staffId), who.shares ? eq(isShared, true) : undefined),
      ),
    )
    .orderBy(asc(name), asc(listViews.id))
    .limit(mostViews * 2);
  return rows.map((row) => ({
    id: row.id,
    key: savedViewKey(row.id),
    label: row.name,
    query: row.query,
    isShared: row.isShared,
    isOwn: row.staffId === who.staffId,
  }));
}

/**
 * Saves search, filters, sort and columns of a list under a name; one's own view of that name is another one
 * then (rule office-31).
 * @param typed the part of the list's address behind `?`
 * @throws AppError `forbidden`, `invalid`, `too_many`
 */
export async function saveView(
  ctx: ShopContext,
  list: ListDescription,
  { name, typed, isShared }: { name: string; typed: string; isShared: boolean },
): Promise<{ query: string }> {
  const { staffId, shares } = await requireViewer(ctx);
  if (isShared && !shares) throw new AppError("forbidden", "A seller’s staff share no views.", "shared");
  const query = savedQuery(list, readListAddress(list, new URLSearchParams(typed)));
  await inTransaction(ctx, async ({ db, tenant, shop, now }) => {
    const isOwn = and(
      eq(listViews.tenantId, tenant.id),
      eq(listViews.shopId, shop.id),
      eq(listViews.list, list.path),
      eq(listViews.staffId, staffId),
    );
    const [former] = await db
      .select({ id: listViews.id })
      .from(listViews)
      .where(and(isOwn, eq(listViews.name, name)));
    if (former) {
      await db
        .update(listViews)
        .set({ query, isShared })
        .where(and(eq(listViews.tenantId, tenant.id), eq(listViews.id, former.id)));
      return;
    }
    if ((await db.$count(listViews, isOwn)) >= mostViews)
      throw new AppError("too_many", `You have ${mostViews} views of this list. Remove one first.`, "name");
    await db.insert(listViews).values({
      tenantId: tenant.id,
      shopId: shop.id,
      staffId,
      list: list.path,
      name,
      query,
      isShared,
      createdAt: now(),
    });
  });
  return { query };
}

/** Removes one of the actor's own views. @throws AppError `forbidden`, `not_found` */
export async function removeView(ctx: ShopContext, list: ListDescription, id: number): Promise<void> {
  const { staffId } = await requireViewer(ctx);
  await inTransaction(ctx, async ({ db, tenant, shop }) => {
    const removed = await db
      .delete(listViews)
      .where(
        and(
          eq(listViews.tenantId, tenant.id),
          eq(listViews.shopId, shop.id),
          eq(listViews.list, list.path),
          eq(listViews.staffId, staffId),
          eq(listViews.id, id),
        ),
      )
      .returning({ id: listViews.id });
    if (removed.length === 0) throw new AppError("not_found", "We couldn’t find this view of yours.", "view");
  });
}
