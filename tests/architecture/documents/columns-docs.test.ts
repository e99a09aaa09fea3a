import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { columnsDocument } from "../../../scripts/documents/columns-document";

test("docs/columns.md has every column of products.csv: npm run docs:columns writes it", () => {
  expect(readFileSync("docs/columns.md", "utf8")).toBe(columnsDocument());
});
