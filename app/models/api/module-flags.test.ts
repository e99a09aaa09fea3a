import { expect, test } from "vitest";
import { shopSettingsSchema } from "../shops/settings/shop-settings";
import { moduleFlags } from "./module-flags";

const none = new Set<string>();

test("the shop's settings decide which modules are active", () => {
  const settings = shopSettingsSchema.parse({ active_review_module: false });
  expect(
    moduleFlags({ type: "essential", settings, secretNames: [] }, ["review", "email_capture"], none),
  ).toEqual({
    review: { active: false },
    email_capture: { active: true },
  });
});

test.each([
  ["marketplace", { type: "marketplace" as const }, true],
  ["marketplace", { type: "marketplaceseller" as const }, false],
  ["messages", {}, true],
  [
    "messages",
    { settings: shopSettingsSchema.parse({ modules: { messages: { is_active: false } } }) },
    false,
  ],
])("%s of %j is active: %s", (model, over, active) => {
  const shop = {
    type: "essential" as const,
    settings: shopSettingsSchema.parse({}),
    secretNames: [],
    ...over,
  };
  expect(moduleFlags(shop, [model], none)).toEqual({ [model]: { active } });
});

test.each(["hologram", "constructor", "__proto__"])("the unknown module %j is not active", (model) => {
  const flags = moduleFlags(
    { type: "essential", settings: shopSettingsSchema.parse({}), secretNames: [] },
    [model],
    none,
  );
  expect(Object.values(flags).some(({ active }) => active)).toBe(false);
});

test("a way to pay is active where the shop takes it", () => {
  const settings = shopSettingsSchema.parse({});
  expect(
    moduleFlags({ type: "essential", settings, secretNames: [] }, ["paypal", "stripe"], new Set(["paypal"])),
  ).toEqual({
    paypal: { active: true },
    stripe: { active: false },
  });
});
