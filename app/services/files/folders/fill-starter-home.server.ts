import { sql } from "drizzle-orm";
import { type StarterCategory, starterHome, starterTiles } from "~/models/files/folders/starter-home";
import { isListed, joinOffer, sellerOf } from "../../catalogue/listed-product.server";
import { widgetRecords } from "../../content/widget-records.server";
import { saveRecord } from "../../shops/save-record.server";
import type { ShopFilesContext } from "../files-context.server";

/** Fills the home page of a new shop from its first import. Tiles that are there already are the owner's. */
export async function fillStarterHome(ctx: ShopFilesContext): Promise<void> {
  const tiles = await widgetRecords.read(ctx, starterTiles, true);
  if (!tiles || tiles.items.length > 0) return;
  for (const [name, after] of starterHome(await readCategories(ctx)))
    await saveRecord(ctx, widgetRecords, name, { after, before: await widgetRecords.read(ctx, name, true) });
}

/** The active categories with what is listed in them or beneath; a few pictures each. */
async function readCategories(ctx: ShopFilesContext): Promise<StarterCategory[]> {
  const tenantId = ctx.tenant.id;
  const { rows } = await ctx.db.execute<StarterCategory>(sql`
    with recursive beneath as (
      select id as top, id from categories where tenant_id = ${tenantId} and is_active
      union all
      select b.top, k.id from beneath b
        join categories k on k.tenant_id = ${tenantId} and k.parent_id = b.id and k.is_active
    ), listed as (
      select distinct b.top, p.id, p.position, p.images->0->>'url' as picture from beneath b
        join product_categories pc on pc.tenant_id = ${tenantId} and pc.category_id = b.id
        join products p on p.tenant_id = ${tenantId} and p.id = pc.product_id ${joinOffer(sellerOf(ctx.shop))}
        where ${isListed}
    )
    select c.id, c.parent_id as "parentId", c.slug, c.name, count(l.id)::int as count,
      coalesce((array_agg(l.picture order by l.position, l.id) filter (where l.picture is not null))[1:8], '{}') as pictures
    from categories c left join listed l on l.top = c.id
    where c.tenant_id = ${tenantId} and c.is_active
    group by c.id, c.parent_id, c.slug, c.name, c.position order by c.position, c.id`);
  return rows;
}
