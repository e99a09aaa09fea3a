import { and, inArray, isNull } from "drizzle-orm";
import { imageAtUrl } from "~/models/platform/media/image-sources";
import { isServedUrl } from "~/models/platform/media/media-address";
import type { ProductImage } from "~/models/platform/media/product-record";
import { shopPictures } from "~/tables/office/shop-pictures";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Pictures of the shop's library that cells name by their addresses, with their alternative texts (rule
 * library-10).
 * @param cells each of addresses joined by bars
 */
export async function libraryPictures(
  ctx: ShopContext,
  cells: readonly string[],
): Promise<Map<string, ProductImage>> {
  const urls = [...new Set(cells.flatMap((cell) => cell.split("|").map((part) => part.trim())))].filter(
    isServedUrl,
  );
  if (urls.length === 0) return new Map();
  const rows = await ctx.db
    .select({ url: shopPictures.url, alt: shopPictures.alt })
    .from(shopPictures)
    .where(and(ofShop(shopPictures, ctx), isNull(shopPictures.removedAt), inArray(shopPictures.url, urls)));
  return new Map(
    rows.flatMap(({ url, alt }) => {
      const image = imageAtUrl(url);
      return image ? [[url, Object.assign({}, image, { alt })] as const] : [];
    }),
  );
}
