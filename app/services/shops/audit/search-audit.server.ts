// @public

import { and, desc, eq, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import type { Actor } from "~/models/shops/actors/actor";
import { can } from "~/models/shops/actors/can";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { shopOfActor } from "~/models/shops/actors/shop-of-actor";
import { auditLog } from "~/tables/shops/audit";
import type { ShopContext } from "../context/shop-context.server";
import { type AuditSearch, auditConditions } from "./audit-conditions.server";

export type { AuditSearch };

/** Where a page of changes ended: the moment as PostgreSQL writes it, and the id. */
export type AuditCursor = { at: string; id: number };

/**
 * Who changed what in the business, the newest first, by one statement; an actor of one shop or seller gets
 * what is that one's alone (rules actors-6 and actors-10).
 * @throws AppError `forbidden`
 */
export async function searchAudit(
  ctx: ShopContext,
  search: AuditSearch,
  { after, limit }: { after: AuditCursor | null; limit: number },
) {
  const actor = await ctx.actor();
  const [shopId, sellerId] = [shopOfActor(actor, ctx.shop.id), sellerOfActor(actor)];
  requireAudit(actor, ctx, sellerId);
  return ctx.db
    .select({ entry: auditLog, cursorAt: sql<string>`${auditLog.at}::text` })
    .from(auditLog)
    .where(
      and(
        await auditConditions(ctx, search),
        shopId === null ? undefined : eq(auditLog.shopId, shopId),
        sellerId === null ? undefined : eq(auditLog.sellerId, sellerId),
        after
          ? sql`(${auditLog.at}, ${auditLog.id}) < (${after.at}::timestamptz, ${after.id}::bigint)`
          : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}

function requireAudit(actor: Actor, { tenant, shop }: ShopContext, sellerId: string | null): void {
  if (!can(actor, "view", { kind: "audit", tenantId: tenant.id, shopId: shop.id, sellerId }))
    throw new AppError("forbidden", "You may not view the audit.");
}
