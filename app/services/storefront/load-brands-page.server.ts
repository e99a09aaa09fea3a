// @public

import { noFilters, withKeys } from "~/models/catalogue/filters/applied-filters";
import { type BrandGroup, brandGroups } from "~/models/catalogue/filters/brand-groups";
import { brandCode, type FilterGroup, filterGroups } from "~/models/catalogue/filters/filter-group";
import { formatFilterPath, keySeparator } from "~/models/catalogue/filters/filter-path";
import { type StaticData, staticData } from "~/models/platform/page/static-data";
import { phrase } from "~/models/platform/texts/phrase";
import { pageUrl } from "~/models/shops/locales/page-url";
import type { JsonLdItem } from "~/models/shops/pages/json-ld-text";
import { type PageMeta, pageMeta } from "~/models/shops/pages/page-meta";
import { itemListJsonLd } from "~/models/shops/pages/site-json-ld";
import { brandsPath, searchPath } from "~/paths";
import { listBrands } from "../catalogue/listing/list-brands.server";
import type { RequestContext } from "../shops/context/request-context.server";

/** The page of all brands. `jsonLd` is what it tells search engines. */
export type BrandsPageData = {
  groups: BrandGroup[];
  meta: PageMeta;
  jsonLd: StaticData<JsonLdItem[]>;
};

/** Loads the page of all brands (rule listings-10). */
export async function loadBrandsPage(context: RequestContext): Promise<BrandsPageData> {
  const { shop } = context;
  context.addCacheTags("catalogue");
  const brandGroup = filterGroups(shop.settings.catalogue.filters, []).find(({ code }) => code === brandCode);
  const brands = (await listBrands(context)).map((brand) => ({
    ...brand,
    path: productsPath(brand.name, brandGroup, shop.tenant.currency),
  }));
  const groups = brandGroups(brands);
  const urls = groups.flatMap((group) => group.brands.map(({ path }) => pageUrl(context, path)));
  return {
    groups,
    meta: pageMeta(shop, { title: phrase("Brands"), canonical: pageUrl(context, brandsPath()) }),
    jsonLd: staticData(urls.length > 0 ? [itemListJsonLd(urls)] : [], context.isDocument),
  };
}

/**
 * Where a brand's products are listed: what its name finds, narrowed to the brand, so that others that only
 * mention it are left out. A shop without a filter of brands has the search alone.
 */
function productsPath(name: string, group: FilterGroup | undefined, currency: string): string {
  const found = searchPath(name);
  if (!group) return found;
  const key = name.replaceAll(keySeparator, "/");
  const filter = formatFilterPath(withKeys(noFilters, brandCode, [key]), [group], currency);
  return found.replace(searchPath(), searchPath() + filter);
}
