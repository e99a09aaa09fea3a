import { expect, test } from "vitest";
import { robotsDirective } from "./crawler-setting";
import { crawlerSettingSchema } from "./crawler-setting-schema";

test("every setting is a directive", () => {
  expect(crawlerSettingSchema.options.map(robotsDirective)).toEqual([
    "index,follow",
    "noindex,follow",
    "index,nofollow",
    "noindex,nofollow",
  ]);
});
