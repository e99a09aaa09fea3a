import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "app");

/** Source files written by hand: neither tests nor generated files. */
const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (path) =>
    /\.(tsx?|sql|graphql)$/.test(path) &&
    !/\.test\.tsx?$|-fixture(\.server)?\.tsx?$|0001_tables\.sql$|\/generated\//.test(path),
);

const filesNaming = (words: RegExp) =>
  sources.filter((path) => words.test(readFileSync(join(root, path), "utf8")));

test("a text field of products touches at most 6 files (docs/recipes.md)", () => {
  const files = filesNaming(/gtin/i);
  expect(files.length).toBeGreaterThan(0);
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(6);
});

test("a priced field of products touches at most 12 files (docs/recipes.md)", () => {
  const files = filesNaming(/unit_?price_?measure|price_?per_?measure|perMeasure/i);
  expect(files.length).toBeGreaterThan(0);
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(12);
});
