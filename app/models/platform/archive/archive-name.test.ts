import { expect, test } from "vitest";
import { archiveName, commonFolder } from "./archive-name";

test.each([
  ["shop.json", "shop.json"],
  ["acme\\images\\mug 1.jpg", "acme/images/mug 1.jpg"],
  ["images/", null],
  ["../shop.json", null],
  ["/etc/passwd", null],
  ["C:/shop.json", null],
  ["images/.DS_Store", null],
  ["__MACOSX/images/mug.jpg", null],
  ["a\u0000b", null],
])("the entry %j is unpacked to %j", (entry, name) => {
  expect(archiveName(entry)).toBe(name);
});

test("the folder around all files is found", () => {
  expect(commonFolder(["acme/shop.json", "acme/images/mug.jpg"])).toBe("acme");
  expect(commonFolder(["acme/shop.json", "mug.jpg"])).toBe("");
  expect(commonFolder(["mug.jpg"])).toBe("");
});
