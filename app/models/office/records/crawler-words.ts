import type { CrawlerSetting } from "../../shops/settings/crawler-setting";

/** What search engines may do with a page, in words. */
export const crawlerWords: Record<CrawlerSetting, string> = {
  index_follow: "Show it and follow its links",
  noindex_follow: "Do not show it, follow its links",
  index_nofollow: "Show it, do not follow its links",
  noindex_nofollow: "Neither",
};
