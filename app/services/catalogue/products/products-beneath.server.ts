import { type SQL, sql } from "drizzle-orm";

/**
 * Selects the ids of the products in some categories and in the active ones beneath these (rule listings-6).
 * @param isMeant says which categories `k` are meant
 */
export const productsBeneath = (tenantId: string, isMeant: SQL): SQL => sql`
  select pc.product_id from categories k
  join categories c on c.tenant_id = k.tenant_id and c.is_active and (c.id = k.id or starts_with(c.path, k.path || '/'))
  join product_categories pc on pc.tenant_id = c.tenant_id and pc.category_id = c.id
  where k.tenant_id = ${tenantId} and ${isMeant}`;
