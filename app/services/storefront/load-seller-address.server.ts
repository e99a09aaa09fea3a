// @public

import { splitListingPath } from "~/models/catalogue/listing/split-listing-path";
import { sellersPart } from "~/models/content/templates/around";
import type { TemplateKind } from "~/models/content/templates/template";
import type { AroundView } from "~/models/content/templates/template-view";
import type { Moved } from "../catalogue/addresses/listing-address.server";
import { type Around, loadAround } from "../content/around/load-around.server";
import { findPreview } from "../content/pages/load-cms-page.server";
import { loadSellersPart } from "../content/sellers-page/load-sellers-part.server";
import type { WidgetKit } from "../content/widgets/widget-kit";
import type { RequestContext } from "../shops/context/request-context.server";
import { loadSellerPage, type SellerPageData } from "./load-seller-page.server";
import { loadSellersPage, type SellersPageData } from "./load-sellers-page.server";

/**
 * Loads what an address below `/seller` shows: a marketplace's sellers, or one seller within the template
 * around it and what the seller built itself (rules sellers-3, sellers-4, sellers-23 and templates-12); null
 * where there is none.
 */
export async function loadSellerAddress(
  context: RequestContext,
  request: Request,
  kit: WidgetKit,
): Promise<SellersPageData | (SellerPageData & Around & { built: AroundView | null }) | Moved | null> {
  if (context.shop.type !== "marketplace") return null;
  const { pathname, searchParams } = new URL(request.url);
  const split = splitListingPath(pathname);
  const [, code, ...more] = split?.path.split("/") ?? [];
  if (!split || more.length > 0) return null;
  if (!code) return split.segments.length > 0 ? null : loadSellersPage(context, searchParams);
  const page = await loadSellerPage(context, code, { segments: split.segments, query: searchParams });
  if (page?.kind !== "seller") return page;
  const preview = await findPreview(context, request);
  const previewed = (type: TemplateKind) => (preview?.template.entityType === type ? preview : null);
  const [around, built] = await Promise.all([
    loadAround(context, { kind: page.kind, trail: [page.seller.code] }, kit, previewed(page.kind)),
    loadSellersPart(context, page.seller.code, kit, previewed(sellersPart)),
  ]);
  const meta = preview ? { ...page.meta, robots: "noindex,follow" } : page.meta;
  return { ...page, ...around, built, meta };
}
