import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settingsDocument } from "~/models/office/settings/settings-document";
import { settingsExamples } from "~/models/office/settings/settings-examples-fixture";
import { settingsModules } from "~/models/shops/settings/shop-settings";

const document = readFileSync("docs/settings.md", "utf8");

test("docs/settings.md says what the schemas say: npm run docs:settings writes it", () => {
  expect(document).toBe(settingsDocument(settingsExamples));
});

test.each([...settingsModules.keys()])("%s has a section", (name) => {
  expect(document).toContain(`\n## ${name}\n`);
});
