// @public

import { and, desc, eq, inArray } from "drizzle-orm";
import { type AroundKind, aroundKinds, templateAround } from "~/models/content/templates/around";
import type { AroundView, PageShell } from "~/models/content/templates/template-view";
import { templates } from "~/tables/content/content";
import { ofShop } from "../../shops/context/of-shop.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { type FoundPreview, loadViewAndShell } from "../pages/load-cms-page.server";
import type { StoredTemplate } from "../templates/find-template.server";
import type { WidgetKit } from "../widgets/widget-kit";

/** What stands around a page, and the header and footer it asks for. */
export type Around = { around?: AroundView; shell?: PageShell | undefined };

/**
 * Loads the template around a category, product or seller (rule templates-12). Without one, or where it
 * fails, the page is as it is.
 * @param trail slugs of the categories that lead to the page, the nearest one last; of a seller, its code
 * @param shown the template that a preview shows instead
 */
export async function loadAround(
  context: RequestContext,
  { kind, trail }: { kind: AroundKind; trail: readonly string[] },
  kit: WidgetKit,
  shown: FoundPreview | null = null,
): Promise<Around> {
  try {
    const template = shown?.template ?? templateAround(await rememberAround(context), kind, trail);
    if (!template) return {};
    const isPreview = shown?.isPreview ?? false;
    const { view, shell, hasSources } = await loadViewAndShell(context, template, kit, isPreview);
    return { around: { view, hasSources }, ...(shell ? { shell } : {}) };
  } catch (error) {
    context.doNotCache();
    context.log.error("template around a page failed", { shop: context.shop.code, kind, error });
    return {};
  }
}

/** The shop's templates around what it shows itself; remembered until one of them is saved or added. */
function rememberAround({ db, tenant, shop, remember }: RequestContext): Promise<StoredTemplate[]> {
  return remember("templates around", async (addCacheTags) => {
    const rows = await db
      .select()
      .from(templates)
      .where(
        and(
          ofShop(templates, { tenant, shop }),
          inArray(templates.entityType, [...aroundKinds]),
          eq(templates.isPreviewOnly, false),
        ),
      )
      .orderBy(desc(templates.isPrimary), templates.id);
    addCacheTags("templates around", ...rows.map(({ id }) => `template:${id}`));
    return rows;
  });
}
