import type { CategoryLink, CategoryView } from "../catalogue/category-view";
import type { OptionalContent } from "../catalogue/product-record";
import { imageUrl } from "./image-fields";

/** A category in the API (part 1, §3 "Category"). */
export type CategoryFields = {
  _id: number;
  name: string;
  title: string;
  slug: string;
  sub_title: string;
  description: string;
  image: string | null;
  image_mobile: string | null;
  display_option: string;
  optional_content: OptionalContent | null;
  meta_title: string;
  meta_description: string;
  meta_keyword: string;
  client_guid: string;
  breadcrumb: CategoryLink[];
  children: CategoryLink[];
};

/** Writes a category for the API. Optional content the owner switched off is left out. */
export function categoryFields(category: CategoryView, clientGuid: string): CategoryFields {
  return {
    _id: category.id,
    name: category.name,
    title: category.name,
    slug: category.slug,
    sub_title: category.subTitle,
    description: category.description,
    image: imageUrl(category.image),
    image_mobile: imageUrl(category.imageMobile),
    display_option: category.displayOption,
    optional_content: category.optionalContent?.show ? category.optionalContent : null,
    meta_title: category.metaTitle,
    meta_description: category.metaDescription,
    meta_keyword: category.metaKeyword,
    client_guid: clientGuid,
    breadcrumb: category.breadcrumb,
    children: category.children,
  };
}
