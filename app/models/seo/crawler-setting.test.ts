import { expect, test } from "vitest";
import { crawlerSettingSchema, robotsDirective } from "./crawler-setting";

test("every setting is a directive", () => {
  expect(crawlerSettingSchema.options.map(robotsDirective)).toEqual([
    "index,follow",
    "noindex,follow",
    "index,nofollow",
    "noindex,nofollow",
  ]);
});
