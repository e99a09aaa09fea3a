import type { CrawlerSetting } from "../seo/crawler-setting";
import type { OptionalContent, ProductImage } from "./product-record";

/** A category by name and slug. */
export type CategoryLink = { name: string; slug: string };

/** A category as its page shows it. */
export type CategoryView = {
  id: number;
  slug: string;
  name: string;
  subTitle: string;
  /** HTML. */
  description: string;
  image: ProductImage | null;
  imageMobile: ProductImage | null;
  displayOption: string;
  metaTitle: string;
  metaDescription: string;
  metaKeyword: string;
  /** What search engines may do with its page; null for what the shop's settings say. */
  seoCrawlerSetting: CrawlerSetting | null;
  optionalContent: OptionalContent | null;
  /** The categories above it, from the root; without itself. */
  breadcrumb: CategoryLink[];
  /** Its active sub-categories in order. */
  children: CategoryLink[];
};
