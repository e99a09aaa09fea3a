// @public

import { sql } from "drizzle-orm";
import { mergeUndoDays } from "~/models/catalogue/merging/merge-problem";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A merge or split, as lists show it. */
export type ListedMerge = {
  id: number;
  kind: "merge" | "split";
  fromSku: string;
  fromName: string;
  toSku: string;
  toName: string;
  sellers: number;
  /** UTC ISO. */
  at: string;
  undoneAt: string | null;
  canUndo: boolean;
};

/** The latest merges and splits of the business. @throws AppError `forbidden` */
export async function listMerges(ctx: ShopContext, limit: number): Promise<ListedMerge[]> {
  authorize(await ctx.actor(), "view", catalogueSubject(ctx.tenant.id));
  const { rows } = await ctx.db.execute<Omit<ListedMerge, "canUndo">>(sql`
    select m.id::int as id, m.kind, f.sku as "fromSku", f.name as "fromName", t.sku as "toSku", t.name as "toName",
      jsonb_array_length(coalesce(m.moved -> 'offers', '[]') || coalesce(m.moved -> 'swapped', '[]')) as sellers,
      to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      to_char(m.undone_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "undoneAt"
    from product_merges m
    join products f on f.tenant_id = m.tenant_id and f.id = m.from_id
    join products t on t.tenant_id = m.tenant_id and t.id = m.to_id
    where m.tenant_id = ${ctx.tenant.id} and not (m.moved ? 'of')
    order by m.created_at desc, m.id desc limit ${limit}`);
  const oldestMs = ctx.now().getTime() - mergeUndoDays * 86_400_000;
  return rows.map((row) => ({
    ...row,
    canUndo: row.undoneAt === null && new Date(row.at).getTime() >= oldestMs,
  }));
}
