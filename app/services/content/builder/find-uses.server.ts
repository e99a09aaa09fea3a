// @public

import { and, inArray, sql } from "drizzle-orm";
import { nestedDeclaration, nestedTemplate, nestedTypes } from "~/models/content/menus/nested-source";
import { templateKeyOf, templateName } from "~/models/content/templates/written-template";
import { templates, widgetContents } from "~/tables/content/content";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** More templates than these are not named. */
const mostUses = 20;

/** The templates in which any of these widgets stand, by the names of their records (rule builder-19). */
export async function findWidgetUses(ctx: ShopContext, widgets: readonly string[]): Promise<string[]> {
  if (widgets.length === 0) return [];
  const places = widgets.map(
    (name) => sql`position(${`data-attribute="${name}"`} in ${templates.renderHtml}) > 0`,
  );
  const rows = await ctx.db
    .select({ entity_type: templates.entityType, name: templates.name })
    .from(templates)
    .where(and(ofShop(templates, ctx), sql`(${sql.join(places, sql` or `)})`))
    .orderBy(templates.entityType, templates.name)
    .limit(mostUses);
  return rows.map(templateName);
}

/** The templates in which a menu is shown, by the names of their records (rule builder-28). */
export async function findMenuUses(ctx: ShopContext, menu: string): Promise<string[]> {
  const shown = sql`coalesce(${widgetContents.content} -> 'props' ->> 'menuId', 'main')`;
  const rows = await ctx.db
    .select({ name: widgetContents.attributeName })
    .from(widgetContents)
    .where(
      and(
        ofShop(widgetContents, ctx),
        inArray(sql`${widgetContents.content} ->> 'type'`, ["menu", "footer-menu"]),
        sql`${shown} = ${menu}`,
      ),
    )
    .limit(mostUses);
  return findWidgetUses(
    ctx,
    rows.map(({ name }) => name),
  );
}

/** The templates that show another one within them, by the names of their records (rule builder-19). */
export async function findTemplateUses(ctx: ShopContext, record: string): Promise<string[]> {
  const { entity_type: kind, name } = templateKeyOf(record);
  const rows = await ctx.db
    .select({ widget: widgetContents.attributeName, content: widgetContents.content })
    .from(widgetContents)
    .where(
      and(ofShop(widgetContents, ctx), inArray(sql`${widgetContents.content} ->> 'type'`, [...nestedTypes])),
    );
  const widgets = rows.flatMap(({ widget, content }) => {
    const { props, items } = nestedDeclaration.read(content);
    const shown = nestedTemplate(props, items);
    return shown?.entityType === kind && shown.name === name ? [widget] : [];
  });
  return findWidgetUses(ctx, widgets);
}
