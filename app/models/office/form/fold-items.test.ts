import { describe, expect, it, test } from "vitest";
import { countBelow, foldsItems, isFilled, isWithin, itemTitle } from "./fold-items";
import type { FormNode } from "./form-node";
import { group, leaf, repeatedNode } from "./leaf";

type Listing = Extract<FormNode, { kind: "list" }>;

const item = group("", "", [leaf("label", "Label"), leaf("url", "Address")]);
const inner = repeatedNode("items", "Items", "item", item);
const menu = repeatedNode(
  "items",
  "Items",
  "item",
  group("", "", [leaf("label", "Label"), leaf("url", "Address"), inner]),
) as Listing;
const entry = (label: string, below = 0) => ({
  label,
  url: "/sale",
  items: Array.from({ length: below }, () => ({ label: "Below", url: "" })),
});

describe("a list whose items have items of their kind (rule office-6)", () => {
  it("folds them where there are more than ten, those below counted", () => {
    expect(foldsItems(menu, [entry("Sale", 8), entry("Help")])).toBe(false);
    expect(foldsItems(menu, [entry("Sale", 9), entry("Help")])).toBe(true);
  });

  it("says of each what it is called and how many are below it", () => {
    expect([itemTitle(menu.item, entry("Sale")), countBelow(menu, entry("Sale", 3))]).toEqual(["Sale", 3]);
    expect(itemTitle(menu.item, { label: "", url: "" })).toBe("");
  });
});

it("other lists stand open", () => {
  const rows = Array.from({ length: 40 }, () => ({ label: "a", url: "" }));
  expect(foldsItems(inner as Listing, rows)).toBe(false);
});

test.each([
  ["items[1]", true],
  ["items[1].items[0].label", true],
  ["items[10].label", false],
])("%s in the second item: %s", (path, isIn) => {
  expect(isWithin("items[1]", [path])).toBe(isIn);
});

test("a group is filled once there is a text in it, however deep", () => {
  expect([isFilled({ subject: "", lines: [] }), isFilled(undefined)]).toEqual([false, false]);
  expect(isFilled({ subject: "", lines: [{ text: "Hello" }] })).toBe(true);
});
