// @public

import type { OptionalContent, ProductImage } from "../../platform/media/product-record";
import type { CrawlerSetting } from "../../shops/settings/crawler-setting";

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
  /** Whether search engines may index its page; null for the shop's default. */
  seoCrawlerSetting: CrawlerSetting | null;
  optionalContent: OptionalContent | null;
  /** The categories above it, from the root down, without itself. */
  breadcrumb: CategoryLink[];
  /** Its active sub-categories in order. */
  children: CategoryLink[];
};
