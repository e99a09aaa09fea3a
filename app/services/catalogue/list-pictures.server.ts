import type { ShopContext } from "../shops/shop-context.server";
import { type NamedPicture, readPictures } from "./changes/change-pictures.server";

/** The pictures of a product or variation, in their order. @throws AppError `forbidden`, `not_found` */
export const listPictures = async (ctx: ShopContext, sku: string): Promise<NamedPicture[]> =>
  (await readPictures(ctx, sku)).pictures;
