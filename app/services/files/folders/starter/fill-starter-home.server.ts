import { sql } from "drizzle-orm";
import {
  heroWithPicture,
  heroWithWords,
  type LargePicture,
  type StarterCategory,
  starterHero,
  starterHome,
  starterTiles,
} from "~/models/files/folders/starter-home";
import { asText, writtenOf } from "~/models/platform/fields/read-value";
import { isListed, joinOffer, sellerOf } from "../../../catalogue/listing/listed-product.server";
import { widgetRecords } from "../../../content/widgets/widget-records.server";
import { saveRecord } from "../../../shops/records/save-record.server";
import type { ShopFilesContext } from "../../files-context.server";

/**
 * Fills the home page of a new shop from its first import (rule imports-12). Tiles that are there already are
 * the owner's.
 */
export async function fillStarterHome(ctx: ShopFilesContext): Promise<void> {
  const tiles = await widgetRecords.read(ctx, starterTiles, true);
  if (!tiles || tiles.items.length > 0) return;
  const hero = await widgetRecords.read(ctx, starterHero, true);
  const categories = await readCategories(ctx);
  const worded = hero && (heroWithWords(hero, categories) ?? hero);
  const filled = worded && (heroWithPicture(worded, await readLargePictures(ctx)) ?? worded);
  if (filled && filled !== hero)
    await saveRecord(ctx, widgetRecords, starterHero, { after: filled, before: hero });
  const heroPicture = asText(writtenOf(filled?.items[0]?.image).value);
  for (const [name, after] of starterHome(categories, heroPicture))
    await saveRecord(ctx, widgetRecords, name, { after, before: await widgetRecords.read(ctx, name, true) });
}

/** The first pictures of listed products that are kept here, whose size is known. */
async function readLargePictures(ctx: ShopFilesContext): Promise<LargePicture[]> {
  const tenantId = ctx.tenant.id;
  const { rows } = await ctx.db.execute<LargePicture>(sql`
    select p.images->0->>'url' as url, (p.images->0->>'width')::int as width, (p.images->0->>'height')::int as height
    from products p ${joinOffer(sellerOf(ctx.shop))}
    where p.tenant_id = ${tenantId} and p.images->0->>'url' like '/media/%' and ${isListed}
    order by p.position, p.id limit 50`);
  return rows;
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
