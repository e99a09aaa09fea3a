// @public

import { type SQL, sql } from "drizzle-orm";
import { megabytesOf, type QuotaName, type Quotas, type QuotaUse } from "~/models/shops/limits/quotas";
import type { Db } from "../../platform/db/pool/open-pool.server";

type Place = { db: Db; tenant: { id: string } };
type Row = { products: number; staff: number; bytes: string | null; quotas: Quotas };

/** How many products a business has, for every screen: without variations and what is archived. */
export const countedProducts = (tenantId: SQL): SQL => sql`(select count(*)::int from products p
  where p.tenant_id = ${tenantId} and p.parent_id is null and p.archived_from is null)`;

/**
 * What a business has and may have (rule hosting-10): its products,
 * and staff who may sign in or are invited, those of its sellers too.
 */
export async function readQuotas({ db, tenant }: Place): Promise<Record<QuotaName, QuotaUse>> {
  const { rows } = await db.execute<Row>(sql`
    select t.quotas, t.file_bytes::text as bytes,
      ${countedProducts(sql`t.id`)} as products,
      (select count(*)::int from staff s where s.tenant_id = t.id and s.is_active) as staff
    from tenants t where t.id = ${tenant.id}`);
  const [row] = rows;
  return {
    products: { used: row?.products ?? 0, allowed: row?.quotas.products ?? null },
    staff: { used: row?.staff ?? 0, allowed: row?.quotas.staff ?? null },
    megabytes: { used: megabytesOf(Number(row?.bytes ?? 0)), allowed: row?.quotas.megabytes ?? null },
  };
}

/**
 * The same of one limit, which no one else adds to until the transaction ends; null where there is none.
 */
export async function holdQuota({ db, tenant }: Place, name: QuotaName): Promise<QuotaUse | null> {
  const { rows } = await db.execute(sql`
    select t.id from tenants t where t.id = ${tenant.id} and t.quotas->>${name} is not null
    for no key update`);
  return rows.length === 0 ? null : (await readQuotas({ db, tenant }))[name];
}
