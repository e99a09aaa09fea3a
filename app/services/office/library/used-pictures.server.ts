import { type SQL, sql } from "drizzle-orm";
import type { PictureUse } from "~/models/office/library/library";
import { documentPattern } from "~/models/platform/media/document-address";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Addresses of stored documents and pictures in a text, as `media-address` has them. */
const pattern = `(?:${documentPattern}|/media/[a-z0-9][a-z0-9-]*/[0-9a-f]{16}(?:-[1-9][0-9]{0,4}x[1-9][0-9]{0,4})?)`;

/** The pictures that a text names; a text without any is not looked through. */
const within = (text: SQL) => sql`cross join lateral (
    select distinct named[1] as url from regexp_matches(
      case when strpos(${text}, '/media/') > 0 then ${text} else '' end, ${pattern}, 'g') named
  ) found`;

/**
 * Every picture with what shows it, as rows of `kind`, `name`, `title` and `url` (rule library-1): what the
 * shop's pages, widgets, menus, settings and drafts say, and the catalogue of the business.
 */
export const usedPictures = ({ tenant, shop }: Pick<ShopContext, "tenant" | "shop">): SQL => sql`(
  select 'product' as kind, p.sku as name, p.name as title, found.url from products p
    ${within(sql`p.images::text || p.description`)} where p.tenant_id = ${tenant.id}
  union all
  select 'category', c.slug, c.name, found.url from categories c
    ${within(sql`coalesce(c.image::text, '') || coalesce(c.image_mobile::text, '') || c.description || coalesce(c.optional_content::text, '')`)}
    where c.tenant_id = ${tenant.id}
  union all
  select 'option-set', o.code, o.code, found.url from option_sets o
    ${within(sql`o.definition::text`)} where o.tenant_id = ${tenant.id}
  union all
  select 'template', t.entity_type || '/' || t.name, t.name, found.url from templates t
    ${within(sql`t.render_html`)} where t.tenant_id = ${tenant.id} and t.shop_id = ${shop.id}
  union all
  select 'widget', w.attribute_name, w.attribute_name, found.url from widget_contents w
    ${within(sql`w.content::text`)} where w.tenant_id = ${tenant.id} and w.shop_id = ${shop.id}
  union all
  select 'menu', m.id, m.name, found.url from menus m
    ${within(sql`m.items::text`)} where m.tenant_id = ${tenant.id} and m.shop_id = ${shop.id}
  union all
  select 'settings', module.key, module.key, found.url from shops s
    cross join lateral jsonb_each(s.settings) module
    ${within(sql`module.value::text`)} where s.tenant_id = ${tenant.id} and s.id = ${shop.id}
  union all
  select 'draft', d.kind || '/' || d.name, d.name, found.url from record_drafts d
    ${within(sql`d.record::text`)}
    where d.tenant_id = ${tenant.id} and (d.shop_id = ${shop.id} or d.shop_id is null)
)`;

/** What shows one picture, at most so many, and how many there are. */
export async function findPictureUses(
  ctx: ShopContext,
  url: string,
  limit: number,
): Promise<{ uses: PictureUse[]; count: number }> {
  const { rows } = await ctx.db.execute<PictureUse & { count: number }>(sql`
    select used.kind, used.name, used.title, (count(*) over ())::int as count
    from ${usedPictures(ctx)} used where used.url = ${url}
    order by used.kind, used.name limit ${limit}`);
  return { uses: rows.map(({ kind, name, title }) => ({ kind, name, title })), count: rows[0]?.count ?? 0 };
}
