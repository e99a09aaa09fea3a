import { describe, expect, test } from "vitest";
import { barcodeOf, scannedCodes } from "./scanned-codes";

describe("what came is read from scans and lists (rule office-106)", () => {
  test.each([
    [
      "a scan is one piece, the same one twice two",
      "MUG\n4006381333931\nMUG\n",
      ["MUG 2", "4006381333931 1"],
    ],
    ["a number says how many", "MUG=12\nBOWL; 3", ["MUG 12", "BOWL 3"]],
    ["cells of a spreadsheet are parted by a tab", "MUG 101\t24\n", ["MUG 101 24"]],
  ])("%s", (_what, text, pieces) =>
    expect(scannedCodes(text).map(({ code, qty }) => `${code} ${qty}`)).toEqual(pieces),
  );
  test.each(["", " \n", "MUG=0"])("%j is refused", (text) =>
    expect(() => scannedCodes(text)).toThrow(expect.objectContaining({ field: "codes" })),
  );
});

test("a barcode of 12 digits is the same as with a zero before it", () =>
  expect([barcodeOf("036000291452"), barcodeOf("0036000291452"), barcodeOf("MUG")]).toEqual([
    "00036000291452",
    "00036000291452",
    null,
  ]));
