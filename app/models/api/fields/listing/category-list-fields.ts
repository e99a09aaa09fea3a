import type { ProductImage } from "../../../platform/media/product-record";
import type { CategoryEntry } from "../generated/category";
import { imageUrl } from "../product/image-fields";

/** A category in the shop's tree. */
type Entry = {
  id: number;
  parentId: number | null;
  slug: string;
  path: string;
  name: string;
  subTitle: string;
  image: ProductImage | null;
  metaTitle: string;
  metaDescription: string;
};

/** The tree of categories for the API (rule api-11): a flat list in which `parent_page` names the parent. */
export const categoryListFields = (entries: readonly Entry[], clientGuid: string): CategoryEntry[] =>
  entries.map((entry) => ({
    _id: entry.id,
    parent_page: entry.parentId,
    name: entry.name,
    title: entry.name,
    slug: entry.slug,
    path: entry.path,
    category_path: entry.path,
    sub_title: entry.subTitle,
    image: imageUrl(entry.image),
    meta_title: entry.metaTitle,
    meta_description: entry.metaDescription,
    client_guid: clientGuid,
    is_active: true,
  }));
