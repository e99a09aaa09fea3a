import { describe, expect, test } from "vitest";
import { agreeInOrder, type BothSides, joinOrders, threeWay } from "./three-way";

const mark = { folder: "f1", shop: "s1" };
const unchanged: BothSides = { folder: "f1", shop: "s1", mark, isSame: false, isFirst: false };

describe("whose record is taken", () => {
  test.each<[string, Partial<BothSides>, string]>([
    ["what is the same", { folder: "f2", shop: "s2", isSame: true }, "same"],
    ["what only the folder changed", { folder: "f2" }, "folder"],
    ["what only the folder removed", { folder: null }, "folder"],
    ["what only the shop changed", { shop: "s2" }, "shop"],
    ["what only the shop removed", { shop: null }, "shop"],
    ["what both changed", { folder: "f2", shop: "s2" }, "conflict"],
    ["what the folder removed and the shop changed", { folder: null, shop: "s2" }, "conflict"],
    ["what the shop removed and the folder changed", { folder: "f2", shop: null }, "conflict"],
    ["what both removed", { folder: null, shop: null }, "same"],
    ["what is new in the folder", { shop: null, mark: null }, "folder"],
    ["what is new in the shop", { folder: null, mark: null }, "shop"],
    ["what is new in both, each otherwise", { mark: null }, "conflict"],
    ["what a folder says that the shop does not know", { mark: null, isFirst: true }, "folder"],
    ["what such a folder lacks", { folder: null, mark: null, isFirst: true }, "folder"],
  ])("%s", (_what, sides, ruling) => {
    expect(threeWay({ ...unchanged, ...sides })).toBe(ruling);
  });
});

test("orders are joined by what a name stands behind", () => {
  expect(joinOrders(["a", "b"], ["x", "b", "y", "a", "z"])).toEqual(["x", "a", "z", "b", "y"]);
});

test("orders agree when what both have is in one order", () => {
  expect(agreeInOrder(["a", "b", "c"], ["x", "a", "c"])).toBe(true);
  expect(agreeInOrder(["a", "b"], ["b", "a"])).toBe(false);
});
