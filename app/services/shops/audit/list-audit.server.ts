// @public

import { and, asc, eq, gt, isNull, or } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import type { AuditEntry } from "~/models/shops/records/audit-entry";
import { auditLog } from "~/tables/shops/audit";
import type { ShopContext } from "../context/shop-context.server";
import { type AuditSearch, auditConditions } from "./audit-conditions.server";

/** Rows read at a time. */
const pageSize = 1000;

/**
 * The changes of a shop and of what its tenant's shops share, oldest first, read page by page.
 * @param search `from` is the first moment to include
 */
export async function* listAudit(ctx: ShopContext, search: AuditSearch): AsyncGenerator<AuditEntry> {
  authorize(await ctx.actor(), "view", shopSubject("audit", ctx.shop));
  const matching = await auditConditions(ctx, search);
  let lastId = 0;
  for (;;) {
    const rows = await ctx.db
      .select()
      .from(auditLog)
      .where(
        and(matching, or(isNull(auditLog.shopId), eq(auditLog.shopId, ctx.shop.id)), gt(auditLog.id, lastId)),
      )
      .orderBy(asc(auditLog.id))
      .limit(pageSize);
    for (const { at, actor, subject, subjectId, before, after } of rows)
      yield { at: at.toISOString(), actor, subject, subjectId, before, after };
    const end = rows.at(-1);
    if (!end || rows.length < pageSize) return;
    lastId = end.id;
  }
}
