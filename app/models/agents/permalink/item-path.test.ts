import { describe, expect, test } from "vitest";
import { itemPath, readItemPath } from "./item-path";

describe("the goods of a link (rule agents-22)", () => {
  test("are read, each SKU once", () => {
    expect(readItemPath("MUG-1:2,pot_a.b:1,MUG-1:3")).toEqual([
      { sku: "MUG-1", qty: 5 },
      { sku: "pot_a.b", qty: 1 },
    ]);
  });

  test("are written as they are read, whatever the SKU", () => {
    for (const sku of ["MUG-1", "a/b", "x:1,y", "Tasse grün", "100%", "~MUG", "  spaced"]) {
      const path = itemPath([{ sku, qty: 3 }]);
      expect(path).toMatch(/^~?[A-Za-z0-9._-]+:3$/);
      expect(readItemPath(path)).toEqual([{ sku, qty: 3 }]);
    }
  });

  test("that are plain may be coded, too", () => {
    expect(readItemPath("~TVVHLTE:1")).toEqual([{ sku: "MUG-1", qty: 1 }]);
  });

  test.each([
    ["no pieces", "MUG"],
    ["no SKU", ":1"],
    ["an empty coding", "~:1"],
    ["none", "MUG:0"],
    ["a leading zero", "MUG:01"],
    ["fewer than none", "MUG:-1"],
    ["a part of a piece", "MUG:1.5"],
    ["far too many", "MUG:1000000"],
    ["far too many in two parts", "MUG:999999,MUG:1"],
    ["a third part", "MUG:1:2"],
    ["a trailing comma", "MUG:1,"],
    ["a character that is to be coded", "a b:1"],
    ["padding", "~TVVHLTE=:1"],
    ["a coding that is not canonical", "~TVVHLTF:1"],
    ["no UTF-8", "~_w:1"],
    ["a control character", `~${Buffer.from("a\nb").toString("base64url")}:1`],
    ["a long SKU", `${"a".repeat(201)}:1`],
    ["too many items", Array.from({ length: 51 }, (_, at) => `a${at}:1`).join(",")],
  ])("are refused with %s", (_, path) => {
    expect(readItemPath(path)).toBeNull();
  });
});
