// @public

import type { ShopContext } from "../../shops/context/shop-context.server";
import { type NamedPicture, readPictures } from "../changes/change-pictures.server";

/** The pictures of a product or variation, with the version of that product. */
export type ListedPictures = { pictures: NamedPicture[]; version: string };

/** The pictures of a product or variation, in their order. @throws AppError `forbidden`, `not_found` */
export const listPictures = (ctx: ShopContext, sku: string): Promise<ListedPictures> =>
  readPictures(ctx, sku);
