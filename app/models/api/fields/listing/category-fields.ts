import type { CategoryView } from "../../../catalogue/categories/category-view";
import type { Shop } from "../../../shops/shop";
import type { Category } from "../generated/category";
import { imageUrl } from "../product/image-fields";

/** A category in the API; its products are resolved only on request. */
export type CategoryFields = Omit<Category, "pliable_data">;

/** Maps a category to API fields, without optional content that the owner switched off. */
export function categoryFields(
  category: CategoryView,
  { parentId, path }: { parentId: number | null; path: string },
  shop: Pick<Shop, "id" | "settings">,
): CategoryFields {
  return {
    _id: category.id,
    parent_page: parentId,
    entity_type: "category",
    path,
    category_path: path,
    name: category.name,
    title: category.name,
    slug: category.slug,
    sub_title: category.subTitle,
    description: category.description,
    image: imageUrl(category.image),
    image_mobile: imageUrl(category.imageMobile),
    display_option: category.displayOption,
    optional_content: category.optionalContent?.show ? category.optionalContent : null,
    page_title: category.metaTitle || category.name,
    seo_crawler_setting: category.seoCrawlerSetting ?? shop.settings.seo.robots,
    meta_title: category.metaTitle,
    meta_description: category.metaDescription,
    meta_keyword: category.metaKeyword,
    client_guid: shop.id,
    is_active: true,
    breadcrumb: category.breadcrumb,
    children: category.children,
  };
}
