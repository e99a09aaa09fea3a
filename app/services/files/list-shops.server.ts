// @public

import { sql } from "drizzle-orm";
import { countedProducts } from "../shops/limits/read-quotas.server";
import type { FilesContext } from "./files-context.server";

/**
 * A shop in the operator's list. Variations and what is archived are not counted; a seller's shop has
 * what its seller offers (rule hosting-2).
 */
export type ListedShop = {
  code: string;
  name: string;
  type: string;
  domains: string[];
  productTotal: number;
  /** What pictures and files of its business take; null before they were measured. */
  fileBytes: number | null;
  /** When its last order was placed; null before the first. */
  lastOrderAt: Date | null;
  isOpen: boolean;
  /** Why the host keeps its business shut (rule hosting-3); null while it is not. */
  suspendedWords: string | null;
  /** When everything of its business goes (rule hosting-9); null for one that stays. */
  goesAt: Date | null;
};

/** The same with moments and sizes as the database says them. */
type Stored = Omit<ListedShop, "lastOrderAt" | "goesAt" | "fileBytes"> &
  Record<"lastOrderAt" | "goesAt" | "fileBytes", string | null>;

/**
 * Every shop that lives in the database by code; the one statement of the directory that looks across tenants
 * for a person.
 * @param text part of a code, name or domain; empty for all
 */
export async function listShops(
  { db }: Pick<FilesContext, "db">,
  { text = "", limit = null }: { text?: string; limit?: number | null } = {},
): Promise<ListedShop[]> {
  const part = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await db.execute<Stored>(sql`
    select s.code, s.name, s.type,
      array(select d.domain from shop_domains d where d.tenant_id = s.tenant_id and d.shop_id = s.id order by d.is_primary desc, d.domain) as domains,
      case when s.seller_id is null
        then ${countedProducts(sql`s.tenant_id`)}
        else (select count(distinct coalesce(p.parent_id, p.id))::int
          from offers f join products p on p.tenant_id = f.tenant_id and p.id = f.product_id
          where f.tenant_id = s.tenant_id and f.seller_id = s.seller_id and f.archived_from is null
            and p.archived_from is null)
      end as "productTotal",
      t.file_bytes::text as "fileBytes",
      (select to_json(o.created_at)#>>'{}' from orders o where o.tenant_id = s.tenant_id and o.shop_id = s.id order by o.created_at desc limit 1) as "lastOrderAt",
      s.frontend_status and s.status = 'active' as "isOpen",
      case when t.suspended_at is not null then coalesce(t.suspended_words, '') end as "suspendedWords",
      to_json(t.goes_at)#>>'{}' as "goesAt"
    from shops s join tenants t on t.id = s.tenant_id
    where not exists (select from tenant_homes h where h.tenant_id = s.tenant_id and not h.is_here)
      and (s.code ilike ${part} or s.name ilike ${part}
        or exists (select from shop_domains d where d.tenant_id = s.tenant_id and d.shop_id = s.id and d.domain ilike ${part}))
    order by s.code limit ${limit}`);
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  return rows.map((row) => ({
    ...row,
    fileBytes: row.fileBytes === null ? null : Number(row.fileBytes),
    lastOrderAt: moment(row.lastOrderAt),
    goesAt: moment(row.goesAt),
  }));
}
