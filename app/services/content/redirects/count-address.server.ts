import { sql } from "drizzle-orm";
import type { RequestContext } from "../../shops/request-context.server";

/** Most missed addresses of a shop: the latest (rule addresses-9). */
const maxMissed = 1000;
/** What is kept of a longer address, characters. */
const maxLength = 300;

/** Counts that an address was asked for. It fails no page: what cannot be counted is logged. */
export async function countAddress(
  context: Pick<RequestContext, "db" | "tenant" | "shop" | "now" | "log">,
  kind: "redirected" | "missed",
  address: string,
): Promise<void> {
  const { tenant, shop } = context;
  const path = address.slice(0, maxLength);
  try {
    const { rows } = await context.db.execute<{ isNew: boolean }>(sql`
      insert into address_hits (tenant_id, shop_id, kind, path, hits, last_at)
      values (${tenant.id}, ${shop.id}, ${kind}, ${path}, 1, ${context.now()})
      on conflict (tenant_id, shop_id, kind, path)
        do update set hits = address_hits.hits + 1, last_at = excluded.last_at
      returning hits = 1 as "isNew"`);
    if (kind === "missed" && rows[0]?.isNew)
      await context.db.execute(sql`
        delete from address_hits a using (
          select path from address_hits
          where tenant_id = ${tenant.id} and shop_id = ${shop.id} and kind = 'missed'
          order by last_at desc, path offset ${maxMissed}) old
        where a.tenant_id = ${tenant.id} and a.shop_id = ${shop.id} and a.kind = 'missed' and a.path = old.path`);
  } catch (error) {
    context.log.error("an address could not be counted", { shop: shop.code, error });
  }
}
