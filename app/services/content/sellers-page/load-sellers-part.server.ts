// @public

import { sellersPart, withMainPart } from "~/models/content/templates/around";
import type { AroundView } from "~/models/content/templates/template-view";
import { partOfSeller } from "../../catalogue/offers/part-of-seller.server";
import { findSeller } from "../../marketplace/find-seller.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { FoundPreview } from "../pages/load-cms-page.server";
import { loadTemplateView } from "../pages/load-template-view.server";
import { rememberView } from "../pages/remember-view.server";
import { findTemplate } from "../templates/find-template.server";
import { widgetContext } from "../widgets/widget-context.server";
import type { WidgetKit } from "../widgets/widget-kit";

/**
 * What a seller built on its own page (rule sellers-23); null where it built nothing, or where that fails.
 * Its widgets show that seller's offers.
 * @param shown the template that a preview shows instead
 */
export async function loadSellersPart(
  context: RequestContext,
  code: string,
  kit: WidgetKit,
  shown: FoundPreview | null,
): Promise<AroundView | null> {
  try {
    const template = shown?.template ?? (await rememberPart(context, code));
    const seller = template ? await findSeller(context, { code }) : null;
    if (!template || !seller || template.name !== code) return null;
    const ctx = await widgetContext(partOfSeller(context, seller.id), shown?.isPreview ?? false);
    const whole = { ...template, renderHtml: withMainPart(template.renderHtml) };
    const view = await rememberView(ctx, `part ${template.id} ${template.updatedAt.getTime()}`, (inner) =>
      loadTemplateView(inner, whole, kit),
    );
    return view && { view, hasSources: false };
  } catch (error) {
    context.doNotCache();
    context.log.error("a seller's own part of its page failed", {
      shop: context.shop.code,
      seller: code,
      error,
    });
    return null;
  }
}

/** Remembered also where there is none: one that is added is told as the whole shop. */
const rememberPart = (
  { db, tenant, shop, now, log, actor, handlers, remember }: RequestContext,
  code: string,
) =>
  remember(`built by ${code}`, async (addCacheTags) => {
    const ctx = { db, tenant, shop, now, log, actor, handlers };
    const template = await findTemplate(ctx, { entityType: sellersPart, name: code });
    addCacheTags("templates around", ...(template ? [`template:${template.id}`] : []));
    return template;
  });
