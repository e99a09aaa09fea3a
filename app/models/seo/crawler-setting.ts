import { z } from "zod";

/** What search engines may do with a page: list it, and follow its links (part 1, §3 "SEO setting values"). */
export const crawlerSettingSchema = z.enum([
  "index_follow",
  "noindex_follow",
  "index_nofollow",
  "noindex_nofollow",
]);

/** The setting of a shop, or of one of its pages. */
export type CrawlerSetting = z.output<typeof crawlerSettingSchema>;

/** The setting as the content of a robots tag, such as `noindex,follow`. */
export const robotsDirective = (setting: CrawlerSetting) => setting.replace("_", ",");
