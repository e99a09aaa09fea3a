import { AppError } from "~/models/platform/error/app-error";
import { imageAtUrl } from "~/models/platform/media/image-sources";
import { placePictures } from "../../catalogue/pictures/place-pictures.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listLibrary } from "./list-library.server";

/**
 * Puts pictures of the library behind those of a product or variation, with their alternative texts; it has
 * each once (rule library-10).
 * @param urls at most a page of the library, in the order wanted
 * @throws AppError `forbidden`, `not_found`; `invalid` beside `chosen` for what the library does not have;
 * StaleRecord when the product is changed meanwhile
 */
export async function addLibraryPictures(
  ctx: ShopContext,
  { sku, urls }: { sku: string; urls: readonly string[] },
): Promise<void> {
  if (urls.length === 0) throw new AppError("invalid", "Choose at least one picture.", "chosen");
  const asked = { text: "", state: "pictures", kind: "", page: 1, among: urls } as const;
  const { pictures } = await listLibrary(ctx, asked);
  const known = new Map(pictures.map(({ url, alt }) => [url, alt]));
  const added = urls.flatMap((url) => {
    const image = imageAtUrl(url);
    const alt = known.get(url);
    return image && alt !== undefined ? [{ ...image, alt }] : [];
  });
  if (added.length < urls.length)
    throw new AppError("invalid", "The library does not have this picture any more.", "chosen");
  await placePictures(ctx, { sku, added }, (own) => [
    ...own,
    ...added.filter(({ url }) => !own.some((one) => one.url === url)),
  ]);
}
