import type { CategoryLink, CategoryView } from "../catalogue/category-view";
import type { OptionalContent } from "../catalogue/product-record";
import type { Shop } from "../shop/shop";
import { imageUrl } from "./image-fields";

/** A category in the API (part 1, §3 "Category"). */
export type CategoryFields = {
  _id: number;
  parent_page: number | null;
  entity_type: "category";
  path: string;
  category_path: string;
  name: string;
  title: string;
  slug: string;
  sub_title: string;
  description: string;
  image: string | null;
  image_mobile: string | null;
  display_option: string;
  optional_content: OptionalContent | null;
  page_title: string;
  /** The robots setting its page follows, such as `index_follow`. */
  seo_crawler_setting: string;
  meta_title: string;
  meta_description: string;
  meta_keyword: string;
  client_guid: string;
  breadcrumb: CategoryLink[];
  children: CategoryLink[];
};

/** Writes a category for the API. Optional content the owner switched off is left out. */
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
    breadcrumb: category.breadcrumb,
    children: category.children,
  };
}
