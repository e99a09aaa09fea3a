// @public

import { linkedPaths, type PageAdvice, pageAdvice } from "~/models/content/blocks/page-advice";
import { wholeColors } from "~/models/shops/settings/look/theme-contrast";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findMissingPaths } from "./find-missing-paths.server";
import type { BuiltPage } from "./read-built-page.server";

/** What to mend before a page goes out (rule builder-11). */
export async function advisePage(ctx: ShopContext, page: BuiltPage): Promise<PageAdvice[]> {
  const { html, entity_type, meta_description: metaDescription } = page.record;
  const about = {
    blocks: page.blocks,
    html,
    contents: page.contents,
    declarations: ctx.handlers.widgets,
    isPage: entity_type === "page",
    metaDescription,
    colors: wholeColors(ctx.shop.settings.active_theme.colors),
  };
  return pageAdvice(about, await findMissingPaths(ctx, linkedPaths(about)));
}
