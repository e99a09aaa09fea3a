import { inArray, sql } from "drizzle-orm";
import { type LibraryPicture, type LibraryQuery, picturesOnPage } from "~/models/office/library/library";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { authorizeLibrary } from "./authorize-library.server";
import { usedPictures } from "./used-pictures.server";

/**
 * A page of the shop's pictures, the newest first: those that were uploaded, and those that something shows
 * (rule library-1). They are found by name, alternative text, address, and what shows them.
 * @throws AppError `forbidden`
 */
export async function listLibrary(
  ctx: ShopContext,
  { text, state, kind, page, among }: LibraryQuery,
): Promise<{ pictures: LibraryPicture[]; count: number }> {
  await authorizeLibrary(ctx, "view");
  const like = `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const stateIs = {
    "": sql`known.removed_at is null`,
    used: sql`known.removed_at is null and shown.uses > 0`,
    unused: sql`known.removed_at is null and shown.uses is null`,
    undescribed: sql`known.removed_at is null and coalesce(known.alt, '') = ''
      and coalesce(known.url, shown.url) not like '%.pdf'`,
    pictures: sql`known.removed_at is null and coalesce(known.url, shown.url) not like '%.pdf'`,
    documents: sql`known.removed_at is null and coalesce(known.url, shown.url) like '%.pdf'`,
    removed: sql`known.removed_at is not null`,
  }[state];
  const { rows } = await ctx.db.execute<LibraryPicture & { count: number }>(sql`
    with shown as (
      select used.url, count(*)::int as uses, min(used.title) as title,
        string_agg(distinct used.kind, ' ') as kinds,
        case when ${text} = '' then '' else left(string_agg(lower(used.title || ' ' || used.name), ' '), 5000) end as words
      from ${usedPictures(ctx)} used group by used.url
    ), known as (
      select * from shop_pictures where tenant_id = ${ctx.tenant.id} and shop_id = ${ctx.shop.id}
    )
    select coalesce(known.url, shown.url) as url,
      coalesce(nullif(known.name, ''), shown.title, '') as name, coalesce(known.alt, '') as alt,
      coalesce(known.focus_x, 50) as "focusX", coalesce(known.focus_y, 50) as "focusY",
      coalesce(shown.uses, 0) as uses, known.removed_at is not null as "isRemoved",
      (count(*) over ())::int as count
    from known full join shown on known.url = shown.url
    where ${stateIs} and ${among ? inArray(sql`coalesce(known.url, shown.url)`, [...among]) : sql`true`}
      and (${kind} = '' or strpos(' ' || coalesce(shown.kinds, '') || ' ', ' ' || ${kind} || ' ') > 0)
      and (${text} = '' or lower(coalesce(known.name, '') || ' ' || coalesce(known.alt, '') || ' '
        || coalesce(known.url, shown.url) || ' ' || coalesce(shown.words, '')) like ${like})
    order by known.created_at desc nulls last, coalesce(known.url, shown.url)
    limit ${picturesOnPage} offset ${(page - 1) * picturesOnPage}`);
  return { pictures: rows.map(({ count: _, ...picture }) => picture), count: rows[0]?.count ?? 0 };
}
