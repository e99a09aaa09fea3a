import { sql } from "drizzle-orm";
import {
  heroWithPicture,
  heroWithWords,
  type LargePicture,
  starterHero,
  starterHome,
  starterTiles,
} from "~/models/files/folders/starter-home";
import { asText, writtenOf } from "~/models/platform/fields/read-value";
import { listFilledCategories } from "../../../catalogue/categories/list-filled-categories.server";
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
  const categories = await listFilledCategories(ctx);
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
