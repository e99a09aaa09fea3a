// @public

import { sql } from "drizzle-orm";
import type { FilesContext } from "./files-context.server";

/** A shop in the operator's list; variations are not counted. */
export type ListedShop = {
  code: string;
  name: string;
  type: string;
  domains: string[];
  productTotal: number;
};

/**
 * Every shop that lives in the database by code; the one statement of the directory that looks across tenants
 * for a person.
 */
export async function listShops(base: FilesContext): Promise<ListedShop[]> {
  const { rows } = await base.db.execute<ListedShop>(sql`
    select s.code, s.name, s.type,
      array(select d.domain from shop_domains d where d.tenant_id = s.tenant_id and d.shop_id = s.id order by d.is_primary desc, d.domain) as domains,
      (select count(*)::int from products p where p.tenant_id = s.tenant_id and p.parent_id is null) as "productTotal"
    from shops s
    where not exists (select from tenant_homes h where h.tenant_id = s.tenant_id and not h.is_here) order by s.code`);
  return rows;
}
