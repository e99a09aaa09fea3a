import { expect, test } from "vitest";
import { shopSettingsSchema } from "../shop-settings";
import { changedSettings } from "./changed-settings";

const stored = shopSettingsSchema.parse({
  catalogue: { pageSize: 12, autoLoad: true },
  seo: { title_suffix: " | Corner" },
  modules: { sociallogins: { hide_price_for_anonymous: true } },
});
const domains = ["corner.example"];

test("a named module is replaced, others are kept", () => {
  const modules = { "order-management": { prevent_checkout: true } };
  const changed = changedSettings(stored, { catalogue: { pageSize: 48 }, modules }, domains);
  expect("settings" in changed && changed.settings).toMatchObject({
    catalogue: { pageSize: 48, autoLoad: false },
    seo: { title_suffix: " | Corner" },
    modules: {
      sociallogins: { hide_price_for_anonymous: true },
      "order-management": { prevent_checkout: true },
    },
  });
});

test("all errors are listed by module and key", () => {
  const changes = { catalogue: { pageSize: 0, pagesize: 1 }, tax: [], modules: { wishes: {} } };
  expect(changedSettings(stored, changes, domains)).toMatchObject({
    problems: [
      { key: "catalogue.pageSize", mend: "Use at least 1" },
      {
        key: "catalogue.pagesize",
        mend: "There is no such key: use one of pageSize, defaultSort, filters, filterLayout, autoLoad",
      },
      { key: "tax", mend: "Use an object in { }" },
      {
        key: "modules.wishes",
        mend: "There is no such key: use one of sociallogins, order-management, messages, shopping_list, save_for_later",
      },
    ],
  });
});

test.each([
  [{ app: { base_url: "https://other.example" } }],
  [{ app: { base_url: "http://localhost:3000" } }],
])("a base_url outside the shop's domains is refused: %j", (general) => {
  expect(changedSettings(stored, { general }, domains)).toMatchObject({
    problems: [{ key: "general.app.base_url", mend: "Use a host that is one of the shop’s domains" }],
  });
});

test("a base_url on one of the shop's domains is accepted", () => {
  const general = { app: { base_url: "https://corner.example" } };
  expect(changedSettings(stored, { general }, domains)).toHaveProperty("settings.general.app", {
    name: "",
    base_url: "https://corner.example",
  });
});

test.each([["text"], [[]], [null]])("%j changes nothing", (changes) => {
  expect(changedSettings(stored, changes, domains)).toMatchObject({
    problems: [{ key: "", mend: "Use an object in { }" }],
  });
});
