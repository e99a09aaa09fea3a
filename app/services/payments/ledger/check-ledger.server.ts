// @public

import { sql } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What a check of the ledger found. */
export type LedgerCheck = {
  movements: number;
  /** The sum of all entries as text, for it may be beyond a safe integer; "0" in a sound ledger. */
  totalMinor: string;
  /** Keys of the movements whose entries do not add up to zero in each currency, at most ten. */
  unbalanced: string[];
};

/**
 * Adds up the whole ledger of the business, and each movement in it by currency (rule ledger-2).
 * @throws AppError `forbidden` where the actor may not view the ledger
 */
export async function checkLedger(ctx: ShopContext): Promise<LedgerCheck> {
  authorize(await ctx.actor(), "view", { kind: "ledger", tenantId: ctx.tenant.id });
  const { rows } = await ctx.db.execute<{
    movements: string;
    total: string;
    unbalanced: string[] | null;
  }>(sql`
    select count(*)::text as movements, coalesce(sum(total), 0)::text as total,
      (array_agg(key order by key) filter (where not is_even))[1:10] as unbalanced
    from (
      select key, sum(total) as total, bool_and(total = 0) as is_even from (
        select m.key, o.exchange ->> 'to' as currency, sum(e.amount_minor) as total
        from ledger_movements m
        join ledger_entries e on e.tenant_id = m.tenant_id and e.movement_id = m.id
        left join orders o on o.tenant_id = e.tenant_id and o.id = e.order_id and o.exchange is not null
        where m.tenant_id = ${ctx.tenant.id} group by 1, 2
      ) by_currency group by key
    ) movement`);
  const [row] = rows;
  return {
    movements: Number(row?.movements ?? 0),
    totalMinor: row?.total ?? "0",
    unbalanced: row?.unbalanced ?? [],
  };
}
