import type { TemplateView } from "~/models/content/templates/template-view";
import type { PageSource } from "~/models/shops/hosts/content-security-policy";
import { contentAudience } from "~/models/shops/visitors/visitor";
import type { WidgetLoaderContext } from "../widgets/widget-loader";

/** A loaded template as all visitors of one audience see it. */
type RememberedView = {
  view: TemplateView | null;
  /** What the owner wrote into it, which every page that shows it has to let in. */
  pageSources: PageSource[];
  /** False when a part was left out by a fault. */
  isWhole: boolean;
};

/**
 * Loads the view of a template once for all visitors who see the same, and remembers it until something in it
 * changes; an owner's preview is always loaded anew, and what is not whole is not kept.
 * @param key unique among the views of the shop
 */
export async function rememberView(
  ctx: WidgetLoaderContext,
  key: string,
  load: (ctx: WidgetLoaderContext) => Promise<TemplateView | null>,
): Promise<TemplateView | null> {
  const kind = ctx.isDocument ? "view" : "data of view";
  const remembered = ctx.isPreview
    ? await loadNoted(ctx, load)
    : await ctx.remember(
        `${kind} ${key} ${contentAudience(ctx.visitor)} ${await placeKey(ctx)}`,
        async (addCacheTags, doNotKeep) => {
          const loaded = await loadNoted({ ...ctx, addCacheTags }, load);
          // Social links and the shop's name stand in them.
          if (loaded.view) addCacheTags("settings");
          if (!loaded.isWhole) doNotKeep();
          return loaded;
        },
      );
  ctx.allowSources(...remembered.pageSources);
  if (!remembered.isWhole) ctx.failed();
  return remembered.view;
}

/**
 * In a marketplace, sellers and best offers depend on where the visitor is and whom they prefer (rules
 * sellers-3 and sellers-5).
 */
async function placeKey({ shop, visitorPlace }: WidgetLoaderContext): Promise<string> {
  const place = shop.type === "marketplace" ? await visitorPlace?.() : undefined;
  return place ? `${place.location.postalCode ?? ""} ${place.preferredSeller?.sellerId ?? ""}` : "";
}

async function loadNoted(
  ctx: WidgetLoaderContext,
  load: (ctx: WidgetLoaderContext) => Promise<TemplateView | null>,
): Promise<RememberedView> {
  const sources = new Set<PageSource>();
  const allowSources = (...added: PageSource[]) => {
    for (const source of added) sources.add(source);
  };
  let isWhole = true;
  const failed = () => {
    isWhole = false;
  };
  const view = await load({ ...ctx, allowSources, failed });
  return { view, pageSources: [...sources], isWhole };
}
