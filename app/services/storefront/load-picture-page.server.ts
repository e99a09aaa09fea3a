// @public

import { isSharedAddress, parseCatalogueAddress } from "~/models/catalogue/categories/catalogue-address";
import type { ProductImage } from "~/models/platform/media/product-record";
import { phrase } from "~/models/platform/texts/phrase";
import { type PageMeta, pageMeta } from "~/models/shops/pages/page-meta";
import { productPath } from "~/paths";
import type { Moved } from "../catalogue/addresses/listing-address.server";
import { rememberSlug } from "../catalogue/addresses/remember-slug.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { loadProductPage } from "./store-page/load-product-page.server";
import { loadSharedProduct } from "./store-page/load-shared-product.server";

/** A picture of a product on a page of its own. `number` counts from 1, `back` is the product's path. */
export type PicturePageData = {
  name: string;
  image: ProductImage;
  number: number;
  total: number;
  back: string;
  meta: PageMeta;
};

/**
 * Loads the page of a product's picture (rule gallery-8). A picture the product does not have leads to the
 * product; null for the path of anything else.
 * @param path of the product's page, decoded, without its first slash
 */
export async function loadPicturePage(
  context: RequestContext,
  path: string,
  number: number,
): Promise<PicturePageData | Moved | null> {
  const address = parseCatalogueAddress(path);
  const page = address && (await loadProduct(context, address));
  if (!page || page.kind === "moved") return page;
  const { name, slug, images } = page.product;
  const back = productPath(slug, address.variationSku ?? undefined);
  const image = images[number - 1];
  if (!image) return { kind: "moved", to: back, status: 302 };
  return {
    name,
    image,
    number,
    back,
    total: images.length,
    meta: pageMeta(context.shop, {
      title: phrase("Picture {number} of {name}", { number, name }),
      canonical: page.meta.canonical,
      robots: "noindex,follow",
    }),
  };
}

async function loadProduct(
  context: RequestContext,
  address: NonNullable<ReturnType<typeof parseCatalogueAddress>>,
) {
  const query = new URLSearchParams();
  if (isSharedAddress(address)) return loadSharedProduct(context, address, query);
  const target = await rememberSlug(context, address.slug);
  return target.kind === "product" ? loadProductPage(context, target.id, address.variationSku, query) : null;
}
