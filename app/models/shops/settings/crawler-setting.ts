// @public

/** What search engines may do with a page: index it, and follow its links (rule seo-1). */
export const crawlerSettings = [
  "index_follow",
  "noindex_follow",
  "index_nofollow",
  "noindex_nofollow",
] as const;

/** The setting of a shop, or of one of its pages. */
export type CrawlerSetting = (typeof crawlerSettings)[number];

/** The robots tag of a page that is not indexed, with what the setting says of its links (rule seo-2). */
export const unindexed = (setting: CrawlerSetting) =>
  setting.endsWith("_nofollow") ? "noindex,nofollow" : "noindex,follow";

/** The setting as the content of a robots tag, such as `noindex,follow`. */
export const robotsDirective = (setting: CrawlerSetting) => setting.replace("_", ",");
