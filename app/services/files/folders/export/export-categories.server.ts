import type { CategoryRecord } from "~/models/catalogue/categories/category-record";
import { mapTranslations } from "~/models/platform/translations/translated-schema";
import { categoryRecords } from "../../../catalogue/categories/category-records.server";
import type { ShopFilesContext } from "../../files-context.server";
import type { PictureNames } from "../pictures/name-pictures.server";

/** The category tree as categories.json holds it, in the order of positions. */
export async function exportCategories(
  ctx: ShopFilesContext,
  pictures: PictureNames,
): Promise<CategoryRecord[]> {
  const written = [...(await categoryRecords.readAll(ctx)).values()];
  return written.map(({ position: _order, ...category }) => ({
    ...mapTranslations(category, pictures.inHtml),
    description: pictures.inHtml(category.description),
    image: category.image === null ? null : pictures.nameOf(category.image),
    image_mobile: category.image_mobile === null ? null : pictures.nameOf(category.image_mobile),
  }));
}
