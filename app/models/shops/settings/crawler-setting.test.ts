import { expect, test } from "vitest";
import { robotsDirective, unindexed } from "./crawler-setting";
import { crawlerSettingSchema } from "./crawler-setting-schema";

test("every setting is a directive", () => {
  expect(crawlerSettingSchema.options.map(robotsDirective)).toEqual([
    "index,follow",
    "noindex,follow",
    "index,nofollow",
    "noindex,nofollow",
  ]);
});

test.each([
  ["index_follow", "noindex,follow"],
  ["noindex_follow", "noindex,follow"],
  ["index_nofollow", "noindex,nofollow"],
  ["noindex_nofollow", "noindex,nofollow"],
] as const)("a filtered page of a category with %s is %s (rule seo-2)", (setting, robots) =>
  expect(unindexed(setting)).toBe(robots),
);
