import { expect, test } from "vitest";
import { shopSettingsSchema } from "../shops/shop-settings";
import { moduleFlags } from "./module-flags";

test("the shop's settings decide which modules are active", () => {
  const settings = shopSettingsSchema.parse({ active_review_module: false });
  expect(moduleFlags({ settings, secretNames: [] }, ["review", "email_capture"])).toEqual({
    review: { active: false },
    email_capture: { active: true },
  });
});

test.each(["hologram", "constructor", "__proto__"])("the unknown module %j is not active", (model) => {
  const flags = moduleFlags({ settings: shopSettingsSchema.parse({}), secretNames: [] }, [model]);
  expect(Object.values(flags).some(({ active }) => active)).toBe(false);
});
