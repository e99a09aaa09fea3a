import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tablesDocument } from "../../../scripts/documents/tables-document";

test("docs/data-model.md says of tables what they are: npm run docs:tables writes it", () => {
  expect(readFileSync("docs/data-model.md", "utf8")).toBe(tablesDocument());
});
