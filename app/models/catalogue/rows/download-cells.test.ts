import { expect, test } from "vitest";
import { downloadCells, needsNoDelivery, readDownloadCells } from "./download-cells";
import { readCells } from "./read-cells";

const read = (cells: Record<string, string>, classCode: "simple" | "variable_product" = "simple") => {
  const reader = readCells({ line: 2, cells }, "USD");
  const downloads = readDownloadCells(reader, classCode);
  return { downloads, problems: reader.problems };
};

test("a row without files has no downloads", () => {
  expect(read({ downloads: "", download_uses: "3" }).downloads).toBeNull();
});

test("a row names files, once each, with the usual terms", () => {
  expect(read({ downloads: "print.png|print.pdf|print.png" })).toEqual({
    downloads: { files: ["print.png", "print.pdf"], maxUses: 5, validDays: 30 },
    problems: [],
  });
});

test("0 is without a limit", () => {
  expect(read({ downloads: "print.png", download_uses: "0", download_days: "0" }).downloads).toEqual({
    files: ["print.png"],
    maxUses: null,
    validDays: null,
  });
});

test.each([
  [{ downloads: "../print.png" }, "downloads '../print.png' is not the name of a file"],
  [
    { downloads: "print.png", download_uses: "few" },
    "download_uses 'few' is not a whole number from 0 to 1000000000",
  ],
])("%o is refused", (cells, problem) => {
  expect(read(cells).problems).toEqual([problem]);
});

test("a product that only its variations are sold of has no files", () => {
  expect(read({ downloads: "print.png" }, "variable_product").problems).toEqual([
    "downloads belong to what is sold, not to a variable_product",
  ]);
});

test.each([
  { files: ["a.png"], maxUses: 5, validDays: 30 },
  { files: ["a.png", "b.png"], maxUses: null, validDays: 7 },
  { files: ["a.png"], maxUses: 1, validDays: null },
  null,
])("%o is written as it is read", (downloads) => {
  expect(read(downloadCells(downloads)).downloads).toEqual(downloads);
});

test("what can be downloaded needs no delivery", () => {
  expect(needsNoDelivery({ classCode: "simple", downloads: null })).toBe(false);
  expect(needsNoDelivery({ classCode: "gift_certificate", downloads: null })).toBe(true);
  const downloads = { files: ["a.png"], maxUses: 5, validDays: 30 };
  expect(needsNoDelivery({ classCode: "simple", downloads })).toBe(true);
});
